/** Element id of the style with the inline first picture, which the server writes and the browser removes. */
export const firstPictureId = "first-picture"
