import { estimateTokens } from '../packages/engine/src/prompt/tokens.ts'
import { readSeed } from '../packages/server/src/seed/readSeed.ts'
import { buildTestApp, type TestApp } from '../packages/server/src/test/buildTestApp.ts'
import { createConnectedModels } from '../packages/server/src/test/connectedModels.ts'
import {
  startFaultServer,
  type FaultServer,
  type SeenRequest,
} from '../packages/server/src/test/faultServer.ts'
import { acted, beginPlay, type GivenAction } from '../packages/server/src/test/play.ts'
import { says } from '../packages/server/src/test/textFaults.ts'

const STORIES = 10
const TURNS = 12
const MODEL = { provider: 'p', model: 'tells', context_tokens: 8000 }
/** Tokens of a verdict and of a summary, where a model gives them. */
const OUT = { verdict: 25, summary: 160 }
/** Dollars for a million tokens. */
const PRICES = {
  small: { input: 0.25, output: 1.25 },
  middle: { input: 1, output: 5 },
  large: { input: 3, output: 15 },
}
const CACHED_SHARE = 0.1

/** Every third turn somebody says something of their own. */
const WORDS = [
  'I look around and ask what happened here',
  'who are you, and what do you want from me?',
  'take the thing nearest to me and turn it over',
  'I would rather wait and listen for a while',
] as const

/** What every turn is told with: of usual length, and in no story's way. */
const TELLING =
  `You take a moment before you move, and the place seems to take one with you. The light
has shifted a little since you last looked; it lies along the floor now, thin and yellow, and shows what it
passed over before: a scratch in the wood, a thread, the print of somebody’s wet heel. Nobody speaks. From
outside comes a cart, then a dog, then the cart again, further off. You put your hand down and feel the
grain under it, cool and slightly damp, as if it had been wiped just before you came. “Well,” says a voice
behind you, and leaves it there. You turn. Whoever it was looks past you, at the door, and does not look
away for longer than is polite.`.replaceAll('\n', ' ')

/** How a prompt begins as the one before did. */
function sharedHead(before: string, now: string): string {
  let length = 0
  while (length < now.length && before[length] === now[length]) length += 1
  return now.slice(0, length)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const tokensOf = (requests: readonly SeenRequest[]) =>
  sum(requests.map(({ told }) => estimateTokens(told)))

/** Plays a story for some turns, or to its end: tokens of its prompts, and of how each begins as the one before. */
async function playOn(app: TestApp, server: FaultServer, story: Parameters<typeof beginPlay>[1]) {
  const play = await beginPlay(app, story)
  const first = server.requests.length
  let { choices } = play.session.session_data
  let free = 0
  for (let turn = 1; turn <= TURNS && choices.length > 0; turn += 1) {
    const isFree = turn % 3 === 0
    const action: GivenAction = isFree
      ? { action_type: 'custom_action', user_action: WORDS[turn % WORDS.length] ?? '' }
      : { action_type: 'continue', selected_choice: choices[turn % choices.length] ?? '' }
    const answer = await acted(app, play, { ...action, selected_model: 'kathakar' })
    await app.ports.running.settle()
    if (isFree) free += 1
    ;({ choices } = answer.session_data)
  }
  const prompts = server.requests.slice(first).map(({ told }) => told)
  const cached = prompts.map((text, i) => estimateTokens(sharedHead(prompts[i - 1] ?? '', text)))
  return { free, prompts: prompts.map(estimateTokens), cached }
}

const shipped = () =>
  readSeed()
    .stories.filter(({ language }) => language === 'en')
    .slice(0, STORIES)
    .map(({ story_structure: structure, game_config, ...story }) => ({
      structure,
      game_config: JSON.stringify(game_config),
      title: story.title,
      story_description: story.story_description,
      story_prompt: story.story_prompt,
      story_system_prompt: story.story_system_prompt,
      initial_xp: 10_000,
    }))

/** Plays them all: what was sent and came back, in tokens. */
async function playAll() {
  const server = await startFaultServer()
  const models = createConnectedModels()
  const app = await buildTestApp({ ports: models.ports })
  models.connect({ providers: { p: server.asProvider }, models: { kathakar: MODEL } })
  server.script('tells', says(TELLING))
  const plays = []
  for (const story of shipped()) plays.push(await playOn(app, server, story))
  await app.close()
  await server.close()

  const { judgings, condensings } = server
  const prompts = plays.flatMap((play) => play.prompts)
  const cached = sum(plays.flatMap((play) => play.cached))
  const told = prompts.length * estimateTokens(TELLING)
  return {
    turns: prompts.length,
    free: sum(plays.map(({ free }) => free)),
    longest: Math.max(...prompts),
    judgings,
    condensings,
    cached,
    fresh: sum(prompts) - cached + tokensOf(judgings) + tokensOf(condensings),
    output: told + judgings.length * OUT.verdict + condensings.length * OUT.summary,
  }
}

const line = (what: string, value: number) =>
  console.log(`  ${what.padEnd(44)} ${value.toFixed(2).padStart(10)}`)

/** What turns of shipped stories cost where a model tells them, by the product's own estimate of tokens. */
export async function benchTokens() {
  const { turns, free, longest, judgings, condensings, cached, fresh, output } = await playAll()
  line('turns told', turns)
  line('of these by free words', free)
  line('tokens of the longest prompt', longest)
  line('judgements a turn', judgings.length / turns)
  line('tokens of a judgement', tokensOf(judgings) / Math.max(1, judgings.length))
  line('summaries a turn', condensings.length / turns)
  line('tokens in, a turn, that began the one before', cached / turns)
  line('tokens in, a turn, new', fresh / turns)
  line('tokens out, a turn', output / turns)
  for (const [size, price] of Object.entries(PRICES)) {
    // Millionths of a dollar for all of them, so thousandths of a dollar for a thousand.
    const paid = (share: number) =>
      ((fresh + cached * share) * price.input + output * price.output) / turns / 1000
    line(`dollars for 1,000 turns, ${size}`, paid(CACHED_SHARE))
    line(`dollars for 1,000 turns, ${size}, nothing kept`, paid(1))
  }
}
