/** How far the encoding that a page names is looked for. */
const HEAD = 2048
/** What is looked at to tell an encoding by its letters. */
const SAMPLE = 256 * 1024

const NAMED =
  /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{1,40})|<\?xml[^>]{0,200}encoding=["']([\w-]{1,40})/iu

/** The words of a file. */
export interface Decoded {
  text: string
  /** The encoding that its letters speak for, where neither the file nor its bytes say which it is. */
  guess: { encoding: string; isSure: boolean } | null
}

/**
 * The text of a file, in whatever encoding it was saved: by its mark, as UTF-8 where it is valid, by
 * what a page says of itself, else by its letters.
 */
export async function decodeText(bytes: Uint8Array): Promise<Decoded> {
  const [first, second] = bytes
  const plain = (encoding: string) => ({
    text: new TextDecoder(encoding).decode(bytes),
    guess: null,
  })
  if (first === 0xff && second === 0xfe) return plain('utf-16le')
  if (first === 0xfe && second === 0xff) return plain('utf-16be')
  const named = decodedAs('utf-8', bytes) === null ? namedIn(bytes) : 'utf-8'
  if (named !== null) return plain(named)
  const guess = await guessOf(bytes)
  return { text: new TextDecoder(guess.encoding).decode(bytes), guess }
}

/** Null where the bytes are none of that encoding, or nobody here knows it. */
function decodedAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The encoding that a page names, where this machine knows it. */
function namedIn(bytes: Uint8Array): string | null {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, HEAD))
  const [, meta, xml] = NAMED.exec(head) ?? []
  try {
    const { encoding } = new TextDecoder(meta ?? xml ?? '')
    return encoding === 'utf-8' ? null : encoding
  } catch {
    return null
  }
}

/** Out of a hundred: what speaks for an encoding, and by how much more than for the next one. */
const SURE = 35
const AHEAD = 10

const FOREIGN = /[^\p{ASCII}]/gu
const SIGNS = /(?!\p{ASCII})[\p{S}\p{C}]/gu
/** One sign among so many letters is what people write. */
const LETTERS_A_SIGN = 5

/** Whether what a text holds beside plain letters are letters for the most part. */
function isOfLetters(text: string | null): boolean {
  if (text === null) return false
  const [all, signs] = [FOREIGN, SIGNS].map((pattern) => text.match(pattern)?.length ?? 0)
  return (signs ?? 0) * LETTERS_A_SIGN <= (all ?? 0)
}

/** Western European is what any bytes are. */
async function guessOf(bytes: Uint8Array): Promise<NonNullable<Decoded['guess']>> {
  const { default: chardet } = await import('chardet')
  const found = chardet
    .analyse(bytes.subarray(0, SAMPLE))
    .filter(({ name }) => isOfLetters(decodedAs(name, bytes)))
  const [best, next] = found
  const confidence = best?.confidence ?? 0
  return {
    encoding: best?.name ?? 'windows-1252',
    isSure: confidence >= SURE && confidence - (next?.confidence ?? 0) >= AHEAD,
  }
}
