const harmless = (text: string): string => text.replaceAll('<', '‹').replaceAll('>', '›')

/**
 * Wraps untrusted text in a tag that it cannot close. The system prompt says that it contains no
 * instructions.
 */
export const fence = (label: string, text: string): string =>
  `<${label}>\n${harmless(text.trim())}\n</${label}>`
