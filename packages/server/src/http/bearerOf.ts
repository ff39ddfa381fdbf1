/** Returns the token of an `Authorization: Bearer` header. Null if there is no header. */
export const bearerOf = (header: string | undefined): string | null =>
  header === undefined ? null : (/^Bearer +(\S+)$/i.exec(header)?.[1] ?? '')
