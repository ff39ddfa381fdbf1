import { describe, expect, test } from 'vitest'
import { cleanWords } from './clauses.ts'
import { englishClauses as english } from './englishClauses.ts'
import { hindiClauses as hindi } from './hindiClauses.ts'
import { tidy } from './tidy.ts'

const first = (rows: readonly string[]) => rows[0] ?? ''

test.for([
  ['Follow the footprints up.', 'you follow the footprints up'],
  ['Quietly open my door', 'you quietly open your door'],
  ['I am your son', 'you choose “I am your son”'],
  ['I take my lamp', 'you take your lamp'],
  ['The red door', 'you choose “The red door”'],
  ['“I know the way.”', 'you say, “I know the way.”'],
  ['Say: leave this lake', 'you say, “Leave this lake”'],
  ['Tell her you are lost', 'you tell her you are lost'],
  ["Don't answer", "you don't answer"],
  ['दीपक उठाओ', 'you choose “दीपक उठाओ”'],
])('the choice %s is taken as: %s', ([choice = '', deed]) => {
  expect(english.deedOf(choice)).toBe(deed)
})

test.for([
  ['I lower my lamp.', 'you lower your lamp'],
  ["I'll sing to myself", 'you sing to yourself'],
  ['i am tired', 'you are tired'],
  ['dance', 'you dance'],
  ['who are you', 'you ask, “Who are you?”'],
  ['Why?!', 'you ask, “Why?”'],
  ['is there any sugar', 'you ask, “Is there any sugar?”'],
  ['"Stop!" I shout at them', 'you shout at them, “Stop!”'],
  ['“Let me in.”', 'you say, “Let me in.”'],
  ['I tell you the truth', 'you put it in your own words: “I tell you the truth”'],
  ['call me Ishmael', 'you put it in your own words: “Call me Ishmael”'],
  ['LOOK AT ME', 'you put it in your own words: “LOOK AT ME”'],
  ['none of them', 'you put it in your own words: “None of them”'],
  ['…', 'you say nothing at all'],
  ['मैं गाता हूँ', 'you put it in your own words: “मैं गाता हूँ”'],
])('the words %s are taken up as: %s', ([words = '', act]) => {
  expect(english.actOf(words, first)).toBe(act)
})

test.for([
  ['I kill the king', 'you begin to kill the king, and stop'],
  ['run away', 'you begin to run away, and stop'],
  ['go home', 'you begin to go home, and stop'],
  ['I go to the river', 'you begin to go to the river, and stop'],
  ['I hum', 'you begin to hum, and stop'],
])('%s, which nothing may come of, is taken up as: %s', ([words = '', act]) => {
  expect(english.attemptOf(words, first)).toBe(act)
})

test.for([
  ['fuck you all', 'you say a thing that I shall not repeat'],
  ['I grapple with the trapeze', 'you grapple with the trapeze'],
])('of %s is told: %s', ([words = '', act]) => {
  expect(english.actOf(words, first)).toBe(act)
})

test.for([
  ['A brass lamp with a dented rim', 'Look closer at the brass lamp with a dented rim'],
  ['The rope is tied with seven knots.', 'Look closer at the rope'],
  ['Wet footprints on the stair', 'Look closer: Wet footprints on the stair'],
])('the detail %s is offered as: %s', ([detail = '', offer]) => {
  expect(english.lookAt(detail)).toBe(offer)
})

test('Hindi quotes what it cannot bend without guessing at the player', () => {
  expect(hindi.actOf('मैं गाता हूँ।', first)).toBe('“मैं गाता हूँ”')
  expect(hindi.deedOf('दीपक उठाओ।')).toBe('“दीपक उठाओ”')
})

test("a player's words lose quotes, markup, line breaks and repeated signs", () => {
  expect(cleanWords('"Hey!!!"  <b>you</b>,,\n{there} #1 ...')).toBe('Hey! you, there 1…')
})

test('very long words are cut between two of them', () => {
  const clean = cleanWords('word '.repeat(400))

  expect([...clean].length).toBeLessThanOrEqual(141)
  expect(clean).toMatch(/word…$/u)
})

describe('a line is tidied', () => {
  test.for([
    ['you go . then  stop', 'You go. Then stop'],
    ['you ask, “why?”.', 'You ask, “why?”'],
    ['कहा: “क्यों?”।', 'कहा: “क्यों?”'],
    ['“why?” asks one', '“Why?” asks one'],
    ['wait….', 'Wait…'],
  ])('%s becomes %s', ([loose = '', tidied]) => {
    expect(tidy(loose)).toBe(tidied)
  })
})
