/** Returns the bearer token, `''` if it is malformed, or null without a header. */
export const bearerOf = (header: string | undefined): string | null =>
  header === undefined ? null : (/^Bearer +(\S+)$/i.exec(header)?.[1] ?? '')
