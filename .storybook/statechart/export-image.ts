/** Export of a drawing as a file. */

/** Pixels of the picture for each pixel of the drawing. */
const sharpness = 2

const addressOf = (drawing: SVGSVGElement): string =>
  URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(drawing)], { type: "image/svg+xml" }))

const save = (address: string, name: string): void => {
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
}

export const downloadSvg = (drawing: SVGSVGElement, name: string): void => {
  const address = addressOf(drawing)
  save(address, `${name}.svg`)
  URL.revokeObjectURL(address)
}

/** The drawing as PNG, rendered by the browser. */
export const pngOf = async (drawing: SVGSVGElement): Promise<Blob> => {
  const { width, height } = drawing.viewBox.baseVal
  const picture = new Image(width * sharpness, height * sharpness)
  // A data URL, since an object URL taints the canvas in some browsers.
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`
  await picture.decode()
  const canvas = document.createElement("canvas")
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("the drawing is too large for a picture")) : resolve(blob)), "image/png")
  })
}

export const downloadPng = async (drawing: SVGSVGElement, name: string): Promise<void> => {
  const address = URL.createObjectURL(await pngOf(drawing))
  save(address, `${name}.png`)
  URL.revokeObjectURL(address)
}
