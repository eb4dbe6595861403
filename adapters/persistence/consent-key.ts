/** Key of the consent in this device's storage; alone, for those who only listen to it. */
export const consentKey = "delguur.consent"
