import type { ModelBinding, Provider } from './readModelsFile.ts'

type Asked = Pick<ModelBinding, 'provider' | 'model'>

interface Learned {
  /** Request fields that a model has refused, and its kind of reasoning. */
  traits: Map<string, ReadonlySet<string>>
  plain: Set<string>
  save: (model: string, traits: readonly string[]) => void
}
const learned = new WeakMap<Provider, Learned>()

function recordOf(provider: Provider): Learned {
  const known = learned.get(provider)
  if (known) return known
  const record: Learned = { traits: new Map(), plain: new Set(), save: () => undefined }
  learned.set(provider, record)
  return record
}

/** Loads the stored capabilities of a provider's models, and saves newly detected ones. */
export function recallTraits(
  provider: Provider,
  stored: readonly { model: string; traits: readonly string[] }[],
  save: Learned['save'],
): void {
  const record = recordOf(provider)
  record.save = save
  record.traits = new Map(stored.map(({ model, traits }) => [model, new Set(traits)]))
}

export const traitsOf = ({ provider, model }: Asked): ReadonlySet<string> =>
  recordOf(provider).traits.get(model) ?? new Set()

function learn({ provider, model }: Asked, names: readonly string[]): void {
  const known = traitsOf({ provider, model })
  const record = recordOf(provider)
  record.traits.set(model, new Set([...known, ...names]))
  const fresh = names.filter((name) => !known.has(name))
  if (fresh.length > 0) record.save(model, fresh)
}

const UNTAGGED = 'untagged_reasoning'
const REASONING = 'reasoning_tokens'

/** Returns functions for a model's reasoning. Hosted services send reasoning in a separate field. */
export function reasoningHabitOf(binding: Asked) {
  const { provider, model } = binding
  const { plain } = recordOf(provider)
  return {
    /** Returns true if answers begin with reasoning that has only a closing tag. */
    isUntagged: () => traitsOf(binding).has(UNTAGGED),
    noteUntagged: () => learn(binding, [UNTAGGED]),
    isPlain: () => provider.kind !== 'openai-compatible' || plain.has(model),
    notePlain: () => void plain.add(model),
    /** Returns true if the model reasons. Reasoning takes additional tokens. */
    isReasoning: () => traitsOf(binding).has(REASONING) || traitsOf(binding).has(UNTAGGED),
    noteReasoning: () => learn(binding, [REASONING]),
  }
}

type Body = Record<string, unknown>
interface Message {
  role: string
  content: unknown
}

/** Message role that the chat templates of some models do not support. */
const SYSTEM = 'system'

const NEEDED = new Set(['model', 'messages', 'contents', 'system', 'systemInstruction', 'input'])

/** Other names that error messages use for these fields. */
const ALIASES: readonly (readonly [fields: RegExp, words: RegExp])[] = [
  [/^(?:reasoning_?effort|thinking|thinkingConfig)$/i, /reasoning|thinking|effort/i],
  [/^(?:response_?format|responseSchema)$/i, /json_?schema|structured.?output|guided|grammar/i],
  [/^stream_options$/, /include_usage/],
  [/^stream$/, /streaming/i],
]
const REFUSES_SYSTEM =
  /(?:system|alternat)[^]{0,120}(?:role|message|prompt|instruction|template)|(?:role|message)s?[^]{0,60}(?:system|alternat)/i

const fieldsOf = (body: Body): string[] => {
  const { generationConfig } = body
  const inner = typeof generationConfig === 'object' ? Object.keys(generationConfig ?? {}) : []
  return [...Object.keys(body), ...inner].filter(
    (name) => !NEEDED.has(name) && name !== 'generationConfig',
  )
}

function isNamed(field: string, words: string): boolean {
  const spelled = field.replaceAll(/_|(?=[A-Z])/g, '[_ -]?')
  if (new RegExp(`(?<![a-z])${spelled}(?![a-z_])`, 'i').test(words)) return true
  return ALIASES.some(([fields, alias]) => fields.test(field) && alias.test(words))
}

const messagesIn = (body: Body): Message[] | null =>
  Array.isArray(body['messages']) ? (body['messages'] as Message[]) : null

/** Statuses of a refusal. If a chat template fails, some servers send 500. */
const REFUSALS = new Set([400, 422])
const TEMPLATE_FAILS = 500
/** Matches messages about other causes. They may also contain the name of a field. */
const OTHER =
  /context.?(?:length|window|size)|maximum context|too (?:many tokens|long)|api.?key|quota|credit balance|billing|content.?(?:filter|policy)/i

/** Records which fields to omit. Returns true if the request can be retried. */
export function learnUnsupportedFields(
  binding: Asked,
  sent: Body,
  { status, words }: { status: number; words: string },
): boolean {
  const isRefusal = REFUSALS.has(status)
  if ((!isRefusal && status !== TEMPLATE_FAILS) || OTHER.test(words)) return false
  const isKept = (field: string) => binding.provider.kind === 'anthropic' && field === 'max_tokens'
  const named = isRefusal
    ? fieldsOf(sent).filter((field) => isNamed(field, words) && !isKept(field))
    : []
  const hasSystem = messagesIn(sent)?.some(({ role }) => role === SYSTEM) ?? false
  const refused = hasSystem && REFUSES_SYSTEM.test(words) ? [...named, SYSTEM] : named
  if (refused.length === 0) return false
  learn(binding, refused)
  return true
}

const textIn = (content: unknown): string =>
  typeof content === 'string' ? content : JSON.stringify(content)

function withoutSystem(messages: readonly Message[]): Message[] {
  const head = messages.filter(({ role }) => role === SYSTEM).map(({ content }) => textIn(content))
  const rest = messages.filter(({ role }) => role !== SYSTEM)
  const first = rest.findIndex(({ role }) => role === 'user')
  return rest.map((message, at) => {
    if (at !== first) return message
    const { content } = message
    const text = Array.isArray(content)
      ? [{ type: 'text', text: head.join('\n\n') }, ...content]
      : [...head, textIn(content)].join('\n\n')
    return { ...message, content: text }
  })
}

export function withoutRefused(body: Body, refused: ReadonlySet<string>): Body {
  if (refused.size === 0) return body
  const { generationConfig, ...rest } = body
  const left = (fields: object) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !refused.has(name)))
  const messages = messagesIn(body)
  const limit = body['max_tokens']
  // The newer name of the field is tried before the field is omitted.
  const isRenamed = refused.has('max_tokens') && !refused.has('max_completion_tokens')
  return {
    ...left(rest),
    ...(refused.has(SYSTEM) && messages ? { messages: withoutSystem(messages) } : {}),
    ...(isRenamed && limit !== undefined ? { max_completion_tokens: limit } : {}),
    ...(generationConfig ? { generationConfig: left(generationConfig) } : {}),
  }
}
