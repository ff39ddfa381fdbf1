/** A deed as a player puts it, ready for a sentence of its language: "bite the copper", "पत्थर उठाना". */
export interface VerbPhrase {
  deed: string
  /** The verb of it by itself, by which its kind is told. */
  verb: string
  /** It is what one will not do. */
  isRefused: boolean
}
