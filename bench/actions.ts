import { denseStory } from '../packages/server/src/test/largeStory.ts'
import { RING } from './lightPlayer.ts'
import { LOOP, startPlanted, walk } from './planted.ts'
import { milliseconds, signUp, sit, type Player } from './player.ts'
import { median, print, turnAbout } from './table.ts'

/** Untimed at first, of each: what a process does seldom is not yet compiled. */
const OFTEN = { rounds: 240, warmUp: 60 }
/** A long session beside one that has just begun. */
const [LONG, SHORT] = [1000, 10]
const FIRST_PAGE_KB = 100
const SMALL = { scenes: 12, variables: 2, most: 2 }
const LARGE = { scenes: 500, variables: 40, most: 2 }

/** What players say, no sentence twice in a row: some mean a choice, some nothing that is there. */
const WORDS = [
  'I step into the boat and let him take me over',
  'what does the brass bell sound like?',
  'I would rather walk along the reeds',
  'juggle three burning pineapples',
  'let us see what lies up the river',
  'main nadi paar karta hoon',
  'tell the ferryman that I have no coin',
  'nothing of that, I sit down and wait for the moon',
  'मैं किनारे किनारे ऊपर की ओर चलती हूँ',
  'can I untie the wet rope with my teeth?',
  'ask him who rang the bell last night',
  'go over to the island with him',
] as const

const choose = (selected_choice: string) => ({ action_type: 'continue', selected_choice })
const say = (user_action = '') => ({ action_type: 'custom_action', user_action })

const KINDS = {
  'an action with a choice': () => choose('Cross the river with the ferryman'),
  'an action with free words': (round: number) => say(WORDS[round % WORDS.length]),
}

const IN_LARGE = {
  'a choice': choose('Take one'),
  'free words that are a choice': say('I take one of it'),
  'free words that are answered': say('knock at the door of the house'),
  'free words that nothing answers': say('I juggle three burning pineapples'),
}

/** A line of medians. */
function tell(what: string, found: Record<'ours' | 'limit', number[]>, against: string) {
  print({ what, ours: median(found.ours), limit: median(found.limit), unit: 'ms', against })
}

/** By what the player gives, against a request of which one statement finds the sign-in and nothing else is asked. */
async function byKind(player: Player, story: string) {
  const seat = await sit(player, story)
  const question = () => milliseconds(() => player.send('GET', '/auth/me'))
  for (const [what, actionAt] of Object.entries(KINDS)) {
    const found = await turnAbout(OFTEN, (round) => seat.time(actionAt(round)), question)
    tell(what, found, 'a request with one database question')
  }
}

/** In a story of 500 scenes, 40 variables and 2,000 reactions, against a small one. */
async function bySizeOfStory(player: Player, [large = '', small = '']: readonly string[]) {
  const [ours, limit] = [await sit(player, large), await sit(player, small)]
  for (const [what, action] of Object.entries(IN_LARGE)) {
    const found = await turnAbout(
      OFTEN,
      () => ours.time(action),
      () => limit.time(action),
    )
    tell(`${what}, ${LARGE.scenes} scenes`, found, `of ${SMALL.scenes} scenes; promised: 1.1 x`)
  }
}

/** After many turns against after few, and what the first page of the many weighs. */
async function byLength(player: Player, story: string) {
  const [ours, limit] = [await walk(player, story, LONG), await walk(player, story, SHORT)]
  const action = choose(RING[0])
  const found = await turnAbout(
    OFTEN,
    () => ours.time(action),
    () => limit.time(action),
  )
  tell(`an action at turn ${LONG}`, found, `at turn ${SHORT}; promised: 1.5 x`)
  const page = await (await player.send('GET', `/game/sessions/${ours.id}`)).arrayBuffer()
  const [kB, unit] = [page.byteLength / 1000, 'kB']
  const what = `first page of a session of ${LONG} turns`
  print({ what, ours: kB, limit: FIRST_PAGE_KB, unit, against: 'promised' })
}

/**
 * The server's own time in an action: two transactions, judging, telling, presenting. The built-in
 * storyteller answers at once, so its words cost nothing here.
 */
export async function benchActions() {
  const dense = [LARGE, SMALL].map((size) => ({ structure: denseStory(size), initial_xp: 100_000 }))
  const { address, ids, stop } = await startPlanted(LOOP, ...dense)
  const [loop = '', ...sized] = ids
  const player = await signUp(address)
  await byKind(player, loop)
  await bySizeOfStory(player, sized)
  await byLength(player, loop)
  await stop()
}
