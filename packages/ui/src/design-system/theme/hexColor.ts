/** Whether a text is a colour as `#rrggbb`. */
export const isHexColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text)
