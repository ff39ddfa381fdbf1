/** Sets the version bits (byte 6) and variant bits (byte 8) of a UUID. */
const marked = (byte: number, place: number) => {
  if (place === 6) return (byte & 0x0f) | 0x40
  return place === 8 ? (byte & 0x3f) | 0x80 : byte
}

/** Returns a random UUID. Does not use `crypto.randomUUID`, which requires HTTPS. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16)).map(marked)
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
