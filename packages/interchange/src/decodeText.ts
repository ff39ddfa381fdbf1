/** Number of bytes that are searched for a declared encoding. */
const HEAD = 2048

const NAMED =
  /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{1,40})|<\?xml[^>]{0,200}encoding=["']([\w-]{1,40})/iu

/** Decodes a file. Returns null for unknown encodings. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeNamed(bytes)
  }
}

function decodeNamed(bytes: Uint8Array): string | null {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, HEAD))
  const [, meta, xml] = NAMED.exec(head) ?? []
  try {
    const decoder = new TextDecoder(meta ?? xml ?? '')
    return decoder.encoding === 'utf-8' ? null : decoder.decode(bytes)
  } catch {
    return null
  }
}
