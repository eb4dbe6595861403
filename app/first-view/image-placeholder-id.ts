/** The name of the style that shows a small first picture from within the page: the server writes it, the browser takes it away. */
export const firstPictureId = "first-picture"
