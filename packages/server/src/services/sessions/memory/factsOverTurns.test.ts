import type { ActionAnswer } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'

import { openTestApp } from '../../../test/openTestApp.ts'
import { acted, beginPlay, type Play } from '../../../test/play.ts'

const app = await openTestApp()

const TURNS = 200
const LEAST_RIGHT = 57

const PEOPLE = ['brother', 'mother', 'teacher', 'grandmother', 'cousin', 'neighbour']
const THINGS = ['comb', 'anklet', 'spindle', 'flute', 'abacus', 'mirror']

/** Sixty facts as players tell them: claims and deeds, in three ways of writing. */
const FACTS = [
  ...PEOPLE.map((one) => `My ${one} never learnt to swim`),
  ...PEOPLE.map((one) => `I promise my ${one} to be home by the new moon`),
  ...THINGS.map((one) => `I hide the copper ${one} in my left shoe`),
  ...THINGS.map((one) => `I have carried this ivory ${one} since I was nine`),
  ...THINGS.map((one) => `i tell him that the ${one} is cursed`),
  ...PEOPLE.map((one) => `I am looking for my ${one}, who vanished in the flood`),
  ...['डोरी', 'लालटेन', 'चाबी', 'किताब', 'घंटी', 'छतरी'].map((one) => `मैं अपनी ${one} झोले में रखता हूँ`),
  ...['बहन', 'नानी', 'सहेली', 'चाची', 'बेटी', 'मौसी'].map((one) => `मेरी ${one} को पानी से डर लगता है`),
  ...['beta', 'bhai', 'dost', 'guru', 'chacha', 'padosi'].map(
    (one) => `mera ${one} Banaras mein rehta hai`,
  ),
  ...THINGS.map((one) => `I swear never to sell the silver ${one}`),
]

const say = (play: Play, user_action: string) =>
  acted(app, play, { action_type: 'custom_action', user_action })
const memoryOf = ({ player, session }: Play) =>
  app.ask('getMemory', {
    token: player.access_token,
    params: { session_id: session.id },
  })

/** Ways that lead to no ending, whichever scene a fact has led to. */
const TO_AND_FRO = [
  'Follow the bank upstream',
  'Call across the water',
  'Climb down to the reeds',
  'Ring the bell of the ferry',
  'Walk back to the grass',
]

const numberOf = ({ session_data }: Pick<ActionAnswer, 'session_data'>) =>
  session_data.narrative_history.at(-1)?.number ?? 0

/** Walks on from where an answer has led. */
function strollOn(play: Play, { choices }: Pick<ActionAnswer, 'choices'>) {
  const selected_choice = choices.find((choice) => TO_AND_FRO.includes(choice))
  return acted(app, play, { action_type: 'continue', selected_choice })
}

/** Says it; where it might be a choice, and is asked about, a step further on. */
async function tell(play: Play, fact: string): Promise<ActionAnswer> {
  const answer = await say(play, fact)
  if (answer.asked === undefined) return answer
  await strollOn(play, answer)
  return say(play, fact)
}

test('of sixty facts told over two hundred turns, fifty-seven are still right, each with its turn', async () => {
  const play = await beginPlay(app, { initial_xp: 1000 })
  const saidIn = new Map<string, number>()
  let answer = await say(play, 'I yawn')

  for (const fact of FACTS) {
    answer = await tell(play, fact)
    saidIn.set(fact, numberOf(answer))
    answer = await strollOn(play, answer)
  }
  while (numberOf(answer) < TURNS) answer = await strollOn(play, answer)

  const { facts } = await memoryOf(play)
  const right = FACTS.filter((fact) =>
    facts.some(({ text, turn: receipt }) => text === fact && receipt === saidIn.get(fact)),
  )
  const lost = FACTS.filter((fact) => !right.includes(fact))
  console.log(
    `memory: ${right.length} of ${FACTS.length} facts right after ${numberOf(answer)} turns`,
    lost,
  )
  expect(FACTS).toHaveLength(60)
  expect(right.length).toBeGreaterThanOrEqual(LEAST_RIGHT)
}, 240_000)
