import { writeFileSync } from 'node:fs'

/** The text that the tiny model writes after any prompt. */
export const TINY_STORY =
  'A lamp burns low while the river carries your boat past sleeping temples. You wait.'

/** Writes values in the binary format of GGUF, version 3: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md */
const u32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer)
const u64 = (value: number) => Buffer.from(BigUint64Array.of(BigInt(value)).buffer)
const f32 = (values: Iterable<number>) => Buffer.from(Float32Array.from(values).buffer)
const text = (value: string) => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)])

const TYPE = { u32: 4, i32: 5, f32: 6, text: 8, list: 9 } as const
const field = (name: string, type: keyof typeof TYPE, value: Buffer) =>
  Buffer.concat([text(name), u32(TYPE[type]), value])
const number = (name: string, value: number) => field(name, 'u32', u32(value))
const list = (name: string, type: keyof typeof TYPE, items: readonly Buffer[]) =>
  field(name, 'list', Buffer.concat([u32(TYPE[type]), u64(items.length), ...items]))

const CONTROL = 3
const BYTE = 6
const NORMAL = 1
const BYTES = Array.from({ length: 256 }, (_, byte) => byte)
const FIRST_BYTE = 3
const WORDS = TINY_STORY.split(' ').map((word) => `▁${word}`)
const FIRST_WORD = FIRST_BYTE + BYTES.length
const TOKENS = [
  ...['<unk>', '<s>', '</s>'].map((token) => ({ token, type: CONTROL })),
  ...BYTES.map((byte) => ({
    token: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
    type: BYTE,
  })),
  ...[...WORDS, '▁'].map((token) => ({ token, type: NORMAL })),
]
const END = 2

/** Width of the model: each token has an own dimension, so that the output layer is a table of what follows what. */
const WIDTH = 288
const HEADS = 9
const INNER = 32
const byteOf = (character: string) => FIRST_BYTE + character.charCodeAt(0)

/** Returns how likely each token follows another. A word follows the word before it, and the first follows a byte. */
function followers(): Float32Array {
  const table = new Float32Array(TOKENS.length * WIDTH)
  const likes = (next: number, after: number, weight: number) => {
    table[next * WIDTH + after] = weight
  }
  const [first, last] = [FIRST_WORD, FIRST_WORD + WORDS.length - 1]
  // The prompt may end with any other token.
  for (let token = 0; token < TOKENS.length; token += 1) likes(first, token, 5)
  for (const byte of BYTES) {
    // In JSON, closes values early and adds no space.
    for (const [character, weight] of Object.entries({ '}': 2, ']': 2, ',': 2, '"': 1, ' ': -3 })) {
      likes(byteOf(character), FIRST_BYTE + byte, weight)
    }
    for (const space of '\n\t') likes(byteOf(space), FIRST_BYTE + byte, -3)
  }
  for (let word = first; word <= last; word += 1) {
    likes(first, word, 0)
    likes(word < last ? word + 1 : END, word, 5)
  }
  return table
}

const TEMPLATE =
  "{% for message in messages %}{{ message['role'] + ': ' + message['content'] + '\n' }}{% endfor %}{% if add_generation_prompt %}{{ 'assistant:' }}{% endif %}"

/**
 * Writes a model of one layer that the real library loads, of about 2 MB. It writes `TINY_STORY` after any prompt, or
 * the shortest JSON that a grammar allows.
 */
export function writeTinyModel(file: string, contextTokens = 32_768): void {
  const fields = [
    field('general.architecture', 'text', text('llama')),
    number('llama.context_length', contextTokens),
    number('llama.embedding_length', WIDTH),
    number('llama.block_count', 1),
    number('llama.feed_forward_length', INNER),
    number('llama.attention.head_count', HEADS),
    field('llama.attention.layer_norm_rms_epsilon', 'f32', f32([1e-5])),
    field('tokenizer.ggml.model', 'text', text('llama')),
    list(
      'tokenizer.ggml.tokens',
      'text',
      TOKENS.map(({ token }) => text(token)),
    ),
    list(
      'tokenizer.ggml.scores',
      'f32',
      TOKENS.map(() => f32([0])),
    ),
    list(
      'tokenizer.ggml.token_type',
      'i32',
      TOKENS.map(({ type }) => u32(type)),
    ),
    number('tokenizer.ggml.bos_token_id', 1),
    number('tokenizer.ggml.eos_token_id', END),
    field('tokenizer.chat_template', 'text', text(TEMPLATE)),
  ]
  const identity = Array.from({ length: TOKENS.length * WIDTH }, (_, at) =>
    at % WIDTH === Math.floor(at / WIDTH) ? 1 : 0,
  )
  const ones = new Float32Array(WIDTH).fill(1)
  const zeros = (rows: number) => new Float32Array(rows * WIDTH)
  const tensors: [name: string, shape: number[], values: Iterable<number>][] = [
    ['token_embd.weight', [WIDTH, TOKENS.length], identity],
    ['output.weight', [WIDTH, TOKENS.length], followers()],
    ['output_norm.weight', [WIDTH], ones],
    ['blk.0.attn_norm.weight', [WIDTH], ones],
    ['blk.0.ffn_norm.weight', [WIDTH], ones],
    ...['attn_q', 'attn_k', 'attn_v', 'attn_output'].map(
      (name): [string, number[], Float32Array] => [
        `blk.0.${name}.weight`,
        [WIDTH, WIDTH],
        zeros(WIDTH),
      ],
    ),
    ['blk.0.ffn_gate.weight', [WIDTH, INNER], zeros(INNER)],
    ['blk.0.ffn_up.weight', [WIDTH, INNER], zeros(INNER)],
    ['blk.0.ffn_down.weight', [INNER, WIDTH], zeros(INNER)],
  ]
  const data = tensors.map(([, , values]) => f32(values))
  let offset = 0
  const infos = tensors.map(([name, shape], at) => {
    const info = [text(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset)]
    offset += data[at]?.length ?? 0
    return Buffer.concat(info)
  })
  const head = [Buffer.from('GGUF'), u32(3), u64(tensors.length), u64(fields.length)]
  const before = Buffer.concat([...head, ...fields, ...infos])
  const padding = Buffer.alloc((32 - (before.length % 32)) % 32)
  writeFileSync(file, Buffer.concat([before, padding, ...data]))
}
