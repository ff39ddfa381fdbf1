/** How far the encoding that a page names is looked for. */
const HEAD = 2048

const NAMED =
  /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{1,40})|<\?xml[^>]{0,200}encoding=["']([\w-]{1,40})/iu

/**
 * The text of a file, in whatever encoding it was saved: by its mark, as UTF-8 where it is valid, by
 * what a page says of itself, else as Western European text, which any bytes are.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(namedIn(bytes)).decode(bytes)
  }
}

/** The encoding that a page names, where this machine knows it. */
function namedIn(bytes: Uint8Array): string {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, HEAD))
  const [, meta, xml] = NAMED.exec(head) ?? []
  const name = meta ?? xml ?? 'windows-1252'
  try {
    const { encoding } = new TextDecoder(name)
    return encoding === 'utf-8' ? 'windows-1252' : encoding
  } catch {
    return 'windows-1252'
  }
}
