/** A number, a text in quotes, a name, or a sign between them. */
export interface Token {
  kind: TokenKind
  text: string
}

type TokenKind = 'number' | 'string' | 'word' | 'sign'

/** How an expression of one format is cut up. */
export interface Tokens {
  /** Sticky; takes white space before each token. */
  pattern: RegExp
  /** What each of the pattern's groups holds. */
  kinds: readonly TokenKind[]
  /** More than this are given up. */
  most?: number
}

/** The tokens of an expression in their order; null where something of it is none. */
export function readTokens(source: string, { pattern, kinds, most = Infinity }: Tokens) {
  const tokens: Token[] = []
  const text = source.trim()
  const token = new RegExp(pattern)
  while (token.lastIndex < text.length) {
    const match = token.exec(text)
    if (!match || tokens.length > most) return null
    const place = kinds.findIndex((_, i) => match[i + 1] !== undefined)
    const found = match[place + 1] ?? ''
    const kind = kinds[place] ?? 'sign'
    tokens.push({ kind, text: kind === 'string' ? found.replace(/\\(.)/gu, '$1') : found })
  }
  return tokens
}
