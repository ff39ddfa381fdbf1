import { writeFileSync } from 'node:fs'

export const TINY_STORY =
  'A lamp burns low while the river carries your boat past sleeping temples. You wait.'

// Values in the format of GGUF 3: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
const u32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer)
const u64 = (value: number) => Buffer.from(BigUint64Array.of(BigInt(value)).buffer)
const f32 = (values: Iterable<number>) => Buffer.from(Float32Array.from(values).buffer)
const text = (value: string) => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)])
const TYPE = { u32: 4, i32: 5, f32: 6, text: 8, list: 9 } as const
const field = (name: string, type: keyof typeof TYPE, ...value: Buffer[]) =>
  Buffer.concat([text(name), u32(TYPE[type]), ...value])
const number = (name: string, value: number) => field(name, 'u32', u32(value))
const list = (name: string, type: keyof typeof TYPE, items: readonly Buffer[]) =>
  field(name, 'list', u32(TYPE[type]), u64(items.length), ...items)

const BYTES = Array.from({ length: 256 }, (_, byte) => byte)
const hex = (byte: number) => byte.toString(16).toUpperCase().padStart(2, '0')
const WORDS = [...TINY_STORY.split(' '), ''].map((word) => `▁${word}`)
/** Vocabulary. Types of tokens: 3 for control, 6 for a byte, 1 for normal. */
const TOKENS: readonly (readonly [token: string, type: number])[] = [
  ...['<unk>', '<s>', '</s>'].map((token) => [token, 3] as const),
  ...BYTES.map((byte) => [`<0x${hex(byte)}>`, 6] as const),
  ...WORDS.map((word) => [word, 1] as const),
]
const [END, FIRST_BYTE, FIRST_WORD] = [2, 3, 3 + BYTES.length]
const LAST_WORD = FIRST_WORD + WORDS.length - 2

/** Embedding width. Each token has its own dimension, so that the output layer can map it to the next token. */
const WIDTH = 288
const INNER = 32

function followers(): Float32Array {
  const table = new Float32Array(TOKENS.length * WIDTH)
  for (let after = 0; after < TOKENS.length; after += 1) {
    const likes = (next: number, weight: number) => (table[next * WIDTH + after] = weight)
    const isWord = after >= FIRST_WORD && after <= LAST_WORD
    if (isWord) likes(after === LAST_WORD ? END : after + 1, 5)
    else likes(FIRST_WORD, 5)
    // Prefers closing brackets and avoids white space, so that the generated JSON is short.
    for (const sign of '}],') likes(FIRST_BYTE + sign.charCodeAt(0), 2)
    for (const sign of ' \n\t') likes(FIRST_BYTE + sign.charCodeAt(0), -3)
  }
  return table
}

const TEMPLATE =
  "{% for message in messages %}{{ message['role'] + ': ' + message['content'] + '\n' }}{% endfor %}{% if add_generation_prompt %}{{ 'assistant:' }}{% endif %}"

/**
 * Writes a 2 MB model file with one layer for the real library. The model generates `TINY_STORY` for any
 * prompt, or the shortest JSON that a grammar allows.
 */
export function writeTinyModel(file: string): void {
  const tokens = TOKENS.map(([token]) => text(token))
  const scores = TOKENS.map(() => f32([0]))
  const types = TOKENS.map(([, type]) => u32(type))
  const fields = [
    field('general.architecture', 'text', text('llama')),
    number('llama.context_length', 32_768),
    number('llama.embedding_length', WIDTH),
    number('llama.block_count', 1),
    number('llama.feed_forward_length', INNER),
    number('llama.attention.head_count', 9),
    field('llama.attention.layer_norm_rms_epsilon', 'f32', f32([1e-5])),
    field('tokenizer.ggml.model', 'text', text('llama')),
    list('tokenizer.ggml.tokens', 'text', tokens),
    list('tokenizer.ggml.scores', 'f32', scores),
    list('tokenizer.ggml.token_type', 'i32', types),
    number('tokenizer.ggml.bos_token_id', 1),
    number('tokenizer.ggml.eos_token_id', END),
    field('tokenizer.chat_template', 'text', text(TEMPLATE)),
  ]
  const ones = new Float32Array(WIDTH).fill(1)
  const embeddings = new Float32Array(TOKENS.length * WIDTH)
  TOKENS.forEach((_, token) => (embeddings[token * WIDTH + token] = 1))
  const empty = (name: string, [columns, rows]: readonly [number, number]) =>
    [`blk.0.${name}.weight`, [columns, rows], new Float32Array(columns * rows)] as const
  const tensors: (readonly [name: string, shape: readonly number[], values: Float32Array])[] = [
    ['token_embd.weight', [WIDTH, TOKENS.length], embeddings],
    ['output.weight', [WIDTH, TOKENS.length], followers()],
    ['output_norm.weight', [WIDTH], ones],
    ['blk.0.attn_norm.weight', [WIDTH], ones],
    ['blk.0.ffn_norm.weight', [WIDTH], ones],
    ...['attn_q', 'attn_k', 'attn_v', 'attn_output'].map((name) => empty(name, [WIDTH, WIDTH])),
    ...['ffn_gate', 'ffn_up'].map((name) => empty(name, [WIDTH, INNER])),
    empty('ffn_down', [INNER, WIDTH]),
  ]
  let offset = 0
  const infos = tensors.flatMap(([name, shape, values]) => {
    const info = [text(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset)]
    offset += values.byteLength
    return info
  })
  const head = [Buffer.from('GGUF'), u32(3), u64(tensors.length), u64(fields.length)]
  const before = Buffer.concat([...head, ...fields, ...infos])
  const padding = Buffer.alloc((32 - (before.length % 32)) % 32)
  const data = tensors.map(([, , values]) => f32(values))
  writeFileSync(file, Buffer.concat([before, padding, ...data]))
}
