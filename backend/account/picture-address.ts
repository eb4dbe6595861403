/** Address of a user's picture. Its name is new with each picture, so that it can be cached for ever. */
export const pictureAddress = (name: string): string => `/api/v2/pictures_of_users/${name}`
