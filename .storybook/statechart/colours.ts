/** The few colours of a drawn machine, readable on white. */
export const ink = "#14161b"
export const quiet = "#565b66"
export const paper = "#ffffff"
export const lit = "#1b4dd8"
export const litGround = "#e6ecfc"
