const harmless = (text: string): string => text.replaceAll('<', '‹').replaceAll('>', '›')

/**
 * Wraps untrusted text in a tag that the text cannot close. The system prompt forbids following
 * instructions inside the tag.
 */
export const fence = (label: string, text: string): string =>
  `<${label}>\n${harmless(text.trim())}\n</${label}>`
