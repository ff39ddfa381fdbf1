/** Tokens of a call as its provider counts them. */
export interface CountedTokens {
  input_tokens: number
  /** Of these, what the provider had kept from before. */
  cached_tokens: number
  output_tokens: number
}

type Field = Record<string, unknown>

const fieldOf = (value: unknown, name: string): Field => {
  const field = typeof value === 'object' && value !== null ? (value as Field)[name] : null
  return typeof field === 'object' && field !== null ? (field as Field) : {}
}

const sumOf = (fields: Field, ...names: readonly string[]): number =>
  names.reduce((sum, name) => {
    const value = fields[name]
    return sum + (typeof value === 'number' && value > 0 ? value : 0)
  }, 0)

/** Counts that come with the pieces of an answer, each provider's by its own names. */
function countsIn(piece: unknown): CountedTokens {
  const usage = fieldOf(piece, 'usage')
  const begun = fieldOf(fieldOf(piece, 'message'), 'usage')
  const google = fieldOf(piece, 'usageMetadata')
  const kept = ['cache_read_input_tokens']
  return {
    input_tokens:
      sumOf(usage, 'prompt_tokens') +
      sumOf(begun, 'input_tokens', 'cache_creation_input_tokens', ...kept) +
      sumOf(google, 'promptTokenCount'),
    cached_tokens:
      sumOf(fieldOf(usage, 'prompt_tokens_details'), 'cached_tokens') +
      sumOf(begun, ...kept) +
      sumOf(google, 'cachedContentTokenCount'),
    output_tokens:
      sumOf(usage, 'completion_tokens') +
      sumOf(Object.keys(begun).length > 0 ? begun : usage, 'output_tokens') +
      sumOf(google, 'candidatesTokenCount', 'thoughtsTokenCount'),
  }
}

/** The counts of an answer as far as it has come: each of its pieces may tell more of them. */
export const moreOf = (known: CountedTokens, piece: unknown): CountedTokens => {
  const told = countsIn(piece)
  return {
    input_tokens: Math.max(known.input_tokens, told.input_tokens),
    cached_tokens: Math.max(known.cached_tokens, told.cached_tokens),
    output_tokens: Math.max(known.output_tokens, told.output_tokens),
  }
}

export const NONE_COUNTED: CountedTokens = { input_tokens: 0, cached_tokens: 0, output_tokens: 0 }

interface ClientUsage {
  inputTokens: number | undefined
  inputTokenDetails?: { cacheReadTokens: number | undefined }
  outputTokens: number | undefined
}

/** Counts as the client library gives them at the end of an answer. */
export const countedOf = (usage: ClientUsage): CountedTokens => ({
  input_tokens: usage.inputTokens ?? 0,
  cached_tokens: usage.inputTokenDetails?.cacheReadTokens ?? 0,
  output_tokens: usage.outputTokens ?? 0,
})
