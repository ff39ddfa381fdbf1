import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'

import { endStream, openStream, sendPiece } from './chatWire.ts'
import type { Behaviour } from './failingServer.ts'
import { refuses, says, TOLD } from './textFailures.ts'

/** Test case: name, output of the server, expected story. Default story: `TOLD`. */
type Oddity = readonly [name: string, sends: string | Behaviour, story?: string]

export const inPieces =
  (text: string, size: number, finish?: string): Behaviour =>
  ({ response }) => {
    openStream(response)
    for (let at = 0; at < text.length; at += size) sendPiece(response, text.slice(at, at + size))
    endStream(response, finish)
  }

const PLAN = 'He wants water; I must not say that it is the ghost.\nOkay, second person.'

const chunk = (content: string, more: object = {}) => ({
  choices: [{ index: 0, delta: { content } }],
  ...more,
})

const sendsLines =
  (lines: readonly (string | object)[], separator = '\n\n'): Behaviour =>
  ({ response }) => {
    openStream(response)
    for (const line of lines) {
      const text = typeof line === 'string' ? line : `data: ${JSON.stringify(line)}`
      response.write(text + separator)
    }
    response.end()
  }

const DONE = 'data: [DONE]'
const END = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }

const sendsJson =
  (body: unknown, headers: Record<string, string> = {}): Behaviour =>
  ({ response }) =>
    response
      .writeHead(200, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body))

const whole = (content: unknown) => ({
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
})

const packed = (encoding: string, pack: (text: string) => Buffer) =>
  sendsJson(pack(JSON.stringify(whole(TOLD))), { 'content-encoding': encoding })

const cutUp = (text: string, size: number): Behaviour =>
  function send({ response }) {
    openStream(response)
    const events = Buffer.from(`data: ${JSON.stringify(chunk(text))}\n\n${DONE}\n\n`)
    const next = (at: number): void => {
      if (at >= events.length) return void response.end()
      response.write(events.subarray(at, at + size), () => next(at + size))
    }
    next(0)
  }

const refusesIf =
  (
    isRefused: (body: Record<string, unknown>) => boolean,
    message: string,
    status = 400,
  ): Behaviour =>
  (exchange) =>
    (isRefused(exchange.request.body) ? refuses(status, message) : says(TOLD))(exchange)

const hasSystem = ({ messages }: Record<string, unknown>) =>
  (messages as { role: string }[]).some(({ role }) => role === 'system')

const REASONED: readonly Oddity[] = [
  ['tags', `<think>${PLAN}</think>\n\n${TOLD}`],
  ['a closing tag only', `${PLAN}\n</think>\n\n${TOLD}`],
  ['a closing tag of another name', `${PLAN}</thinking>${TOLD}`],
  ['two closing tags', `${PLAN}</think>Right, so I tell it.</think>${TOLD}`],
  ['an empty pair of tags', `<think>\n\n</think>\n\n${TOLD}`],
  ['thinking', `<thinking>${PLAN}</thinking>${TOLD}`],
  ['thought', `<thought>${PLAN}</thought>${TOLD}`],
  ['reasoning', `<reasoning>${PLAN}</reasoning>\n${TOLD}`],
  ['reflection', `<reflection>${PLAN}</reflection>\n${TOLD}`],
  ['scratchpad', `<scratchpad>${PLAN}</scratchpad>\n${TOLD}`],
  ['a tag with attributes', `<think type="deep">${PLAN}</think>${TOLD}`],
  ['square brackets', `[THINK]${PLAN}[/THINK]${TOLD}`],
  ['other brackets', `◁think▷${PLAN}◁/think▷${TOLD}`],
  ['tokens', `<|begin_of_thought|>${PLAN}<|end_of_thought|>${TOLD}`],
  ['capital tokens', `<|START_THINKING|>${PLAN}<|END_THINKING|>${TOLD}`],
  ['reserved tokens', `<unused94>thought\n${PLAN}<unused95>${TOLD}`],
  [
    'channels',
    `<|channel|>analysis<|message|>${PLAN}<|end|><|start|>assistant<|channel|>final<|message|>${TOLD}<|return|>`,
  ],
  ['channels without their tokens', `analysis${PLAN.replace('He', 'He')}assistantfinal${TOLD}`],
  ['many tokens', inPieces(`<think>${' on and'.repeat(7000)}</think>\n\n${TOLD}`, 7)],
  ['a fence', `\`\`\`thinking\n${PLAN}\n\`\`\`\n${TOLD}`],
  ['details', `<details type="reasoning"><summary>Thought</summary>${PLAN}</details>\n${TOLD}`],
  ['words of a terminal', `Thinking...\n${PLAN}\n...done thinking.\n\n${TOLD}`],
  [
    'a part of a content',
    sendsJson(
      whole([
        { type: 'thinking', thinking: PLAN },
        { type: 'text', text: TOLD },
      ]),
    ),
  ],
  [
    'a field of its own',
    sendsLines([
      { choices: [{ index: 0, delta: { reasoning_content: PLAN } }] },
      { choices: [{ index: 0, delta: { reasoning: PLAN } }] },
      chunk(TOLD),
      END,
    ]),
  ],
]

const TOKENS: readonly Oddity[] = [
  ['the end of a turn', `${TOLD}<|im_end|>\n<|im_start|>user\nI take the rope.`],
  ['the end of a text', `${TOLD}<|eot_id|><|start_header_id|>user<|end_header_id|>I row.`],
  ['the end of a sentence', `${TOLD}<｜end▁of▁sentence｜>I row.`],
  ['the end of an old template', `${TOLD}</s>[INST] I take the rope. [/INST]`],
  ['a turn of another template', `${TOLD}<end_of_turn>\n<start_of_turn>user\nI row.`],
  ['a head of a template', `<|im_start|>assistant\n${TOLD}<|im_end|>`],
  ['a head of another template', `<|start_header_id|>assistant<|end_header_id|>\n\n${TOLD}`],
  ['the beginning of a text', `<s>${TOLD}</s>`],
]

const SPEAKERS: readonly Oddity[] = [
  ['User', `${TOLD}\n\nUser: I take the rope.\nAssistant: It burns.`],
  ['You', `${TOLD}\n\nYou: I take the rope.\n\nNarrator: It burns.`],
  ['a bold player', `${TOLD}\n\n**Player:** I take the rope.`],
  ['a heading of a player', `${TOLD}\n\n### User\nI take the rope.`],
  ['a command', `${TOLD}\n\n> I take the rope\n\nIt burns.`],
  ['a second narrator', `${TOLD}\nNarrator: It burns.`],
  ['a leading narrator', `Narrator: ${TOLD}`],
  ['a bold narrator', `**Narrator:** ${TOLD}`],
  ['a leading label', `Response: ${TOLD}`],
  ['a leading label in a bracket', `[Narrator]\n${TOLD}`],
  ['a player in Hindi', `${TOLD}\nउपयोगकर्ता: मैं रस्सी लेता हूँ।`],
  ['a player in Tamil', `${TOLD}\nபயனர்: நான் கயிற்றை எடுக்கிறேன்.`],
  ['a narrator in Bengali', `কথক: ${TOLD}`],
  ['a narrator in Urdu', `راوی: ${TOLD}`],
]

const NOTES: readonly Oddity[] = [
  ['a remark in brackets', `${TOLD}\n\n(OOC: I kept the ghost hidden.)`],
  ['a remark before it', `[OOC: as you like]\n\n${TOLD}`],
  ['a word count', `${TOLD}\n\nWord count: 18`],
  ['a word count in brackets', `${TOLD} (18 words)`],
  ['a word count in stars', `${TOLD}\n\n**Word Count:** 18`],
  ['what was asked', `As you asked, here is a short turn of the story.\n\n${TOLD}`],
  ['a note', `${TOLD}\n\nNote: the ghost is not revealed.`],
  ['a note in Hindi', `${TOLD}\n\nनोट: भूत छिपा है।`],
  ['an offer', `${TOLD}\n\nLet me know if you would like more!`],
  ['another offer', `${TOLD}\n\nWould you like me to continue?`],
  ['a report', `${TOLD}\n\nI've kept the response under 100 words.`],
  ['polite words', `Sure! Here is the next turn:\n\n${TOLD}`],
  ['polite words alone', `Certainly!\n\n${TOLD}`],
  ['polite words in the same line', `Here is the next scene: ${TOLD}`],
  ['a rule', `---\n${TOLD}\n---`],
  ['a heading', `# The Boat\n\n${TOLD}`],
  ['a list of choices', `${TOLD}\n\nWhat do you do?\n1. Row\n2. Sleep`],
  ['a bold title', `**The Boat**\n\n${TOLD}`],
]

const WRAPPED: readonly Oddity[] = [
  ['JSON', JSON.stringify({ narrative: TOLD })],
  ['JSON of another name', JSON.stringify({ mood: '', story_text: TOLD, choices: ['a'] })],
  ['nested JSON', JSON.stringify({ response: { text: TOLD } })],
  ['JSON in a fence', `\`\`\`json\n{"text": ${JSON.stringify(TOLD)}}\n\`\`\``],
  ['a fence', `\`\`\`\n${TOLD}\n\`\`\``],
  ['a fence with a name', `\`\`\`markdown\n${TOLD}\n\`\`\``],
  ['straight quotation marks', `"${TOLD}"`],
  ['curly quotation marks', `“${TOLD}”`],
  ['a quotation of Markdown', `> ${TOLD}`],
  ['a tag', `<story>${TOLD}</story>`],
]

const MARKUP: readonly Oddity[] = [
  ['bold', `**You** step in. ${TOLD}`, `*You* step in. ${TOLD}`],
  ['underscores', `_You_ step in. ${TOLD}`, `*You* step in. ${TOLD}`],
  ['code', `You take the \`rope\`. ${TOLD}`, `You take the rope. ${TOLD}`],
  ['paragraphs', `<p>You step in.</p><p>${TOLD}</p>`, `You step in.\n\n${TOLD}`],
  ['line breaks', `You step in.<br/>${TOLD}`, `You step in.\n${TOLD}`],
  ['emphasis', `<em>You</em> step in. ${TOLD}`, `*You* step in. ${TOLD}`],
  [
    'entities',
    `You &amp; the ferryman &quot;row&quot;. ${TOLD}`,
    `You & the ferryman "row". ${TOLD}`,
  ],
  ['a script', `<script>alert(1)</script>${TOLD}`],
  ['an image', `![a boat](http://evil.example/x.png)\n\n${TOLD}`],
  ['an image of HTML', `<img src="http://evil.example/x.png" onerror="alert(1)">${TOLD}`],
  ['a link', `You see [the boat](https://evil.example). ${TOLD}`, `You see the boat. ${TOLD}`],
  ['control characters', `You\u0000 step\u0007 in. ${TOLD}`, `You step in. ${TOLD}`],
]

const WIRE: readonly Oddity[] = [
  [
    'an answer that is cut in its third sentence',
    inPieces('You step in. The boat lifts. The rope is wet and', 4, 'length'),
    'You step in. The boat lifts.',
  ],
  [
    'an answer that is cut after a sentence of speech',
    inPieces('You step in.\n\n“Row!” says the ferryman. “The rope', 4, 'length'),
    'You step in.\n\n“Row!” says the ferryman.',
  ],
  ['a chunk without choices', sendsLines([{ id: 'c', object: 'x' }, chunk(TOLD), END, DONE])],
  ['choices that are null', sendsLines([{ choices: null }, chunk(TOLD), END, DONE])],
  ['a number for an id', sendsLines([chunk(TOLD, { id: 42, created: 'now' }), END, DONE])],
  [
    'a role of another protocol',
    sendsLines([{ choices: [{ delta: { role: 'model', content: TOLD, tool_calls: [{}] } }] }, END]),
  ],
  ['broken events', sendsLines(['data: {"cho', chunk(TOLD), 'data: nonsense', END, DONE])],
  ['other events', sendsLines([': hello', 'event: ping\ndata: {}', chunk(TOLD), END, DONE])],
  ['no finish reason', sendsLines([chunk(TOLD), DONE])],
  ['no end at all', sendsLines([chunk(TOLD)])],
  [
    'an unknown finish reason',
    sendsLines([chunk(TOLD), { choices: [{ delta: {}, finish_reason: 'eos' }] }]),
  ],
  ['line ends of another system', sendsLines([chunk(TOLD), END, DONE], '\r\n\r\n')],
  ['line ends of an old system', sendsLines([chunk(TOLD), END, DONE], '\r\r')],
  ['one line end between events', sendsLines([chunk(TOLD), END, DONE], '\n')],
  [
    'pieces of bytes',
    cutUp(`${TOLD} नाव चलती है। 🛶 It lifts.`, 3),
    `${TOLD} नाव चलती है। 🛶 It lifts.`,
  ],
  ['JSON in place of a stream', sendsJson(whole(TOLD))],
  ['JSON in many lines', sendsJson(JSON.stringify(whole(TOLD), null, 2))],
  ['a body packed by gzip', packed('gzip', gzipSync)],
  ['a body packed by deflate', packed('deflate', deflateSync)],
  ['a body packed by brotli', packed('br', brotliCompressSync)],
  ['a body packed by zstd', packed('zstd', zstdCompressSync)],
  [
    'lines of JSON',
    sendsLines(
      [JSON.stringify({ message: { content: TOLD }, done: false }), '{"done":true}'],
      '\n',
    ),
  ],
  [
    'fractions of tokens',
    sendsLines([
      chunk(TOLD),
      END,
      { choices: [], usage: { prompt_tokens: 10.5, completion_tokens: -3 } },
      DONE,
    ]),
  ],
  [
    'counts that are words',
    sendsLines([chunk(TOLD), { ...END, usage: { prompt_tokens: 'many' } }, DONE]),
  ],
  ['the whole answer again at the end', sendsLines([chunk(TOLD), whole(TOLD), DONE])],
]

export const SETTINGS = {
  temperature: 0.7,
  top_p: 0.9,
  frequency_penalty: 0.25,
  presence_penalty: 0.5,
  reasoning_effort: 'low',
}

export const REFUSED: readonly Oddity[] = [
  ...Object.keys(SETTINGS).flatMap((name) =>
    [400, 422].map((status): Oddity => {
      const words = `property '${name}' is not supported with this model`
      return [`${name} with ${status}`, refusesIf((body) => name in body, words, status)]
    }),
  ),
  [
    'max_tokens but takes max_completion_tokens',
    refusesIf(
      (body) => body['max_completion_tokens'] !== 8000,
      "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.",
    ),
  ],
  ['system messages', refusesIf(hasSystem, 'System role not supported')],
  [
    'system messages by a failing template',
    refusesIf(hasSystem, 'Jinja Exception: System message is not supported by this template', 500),
  ],
  [
    'stream_options',
    refusesIf((body) => 'stream_options' in body, 'Unknown field: stream_options', 422),
  ],
  [
    'max_tokens by either name',
    refusesIf(
      (body) => 'max_tokens' in body || 'max_completion_tokens' in body,
      'max_tokens and max_completion_tokens are not permitted',
    ),
  ],
  [
    'streams',
    (exchange) =>
      exchange.request.body['stream']
        ? refuses(400, 'streaming is not supported')(exchange)
        : sendsJson(whole(TOLD))(exchange),
  ],
]

/** Unusual but usable answers, by kind. Each entry is a test case. */
export const ODDITIES: Readonly<Record<string, readonly Oddity[]>> = {
  'reasoning in': REASONED,
  'control tokens:': TOKENS,
  'a speaker:': SPEAKERS,
  'a note:': NOTES,
  'wrapped in': WRAPPED,
  'markup:': MARKUP,
  'on the wire:': WIRE,
  'a server that refuses': REFUSED,
}
