/** Signs that could end a fence or open another are told apart from ours by their shape. */
const harmless = (text: string): string => text.replaceAll('<', '‹').replaceAll('>', '›')

/**
 * Marks a text as material. The system text says that nothing inside a fence is an order, and no
 * text can close the fence that it stands in.
 */
export const fence = (label: string, text: string): string =>
  `<${label}>\n${harmless(text.trim())}\n</${label}>`
