import type { StoryStructure } from '@kathasagar/api/rules'
import { expect, test } from 'vitest'

import { saidIn } from '../testing/saidIn.ts'

const story: StoryStructure = {
  start_node: 'kitchen',
  state: {},
  cast: {
    king: {
      name: 'the king of Udupi',
      says: [
        { about: ['being a king', 'crown'], text: '“It gets in the dough.”' },
        { about: ['name', 'who are you'], text: '“Udupi. It is a place.”' },
      ],
      otherwise: ['The king kneads.'],
    },
    somila: {
      name: 'Somila',
      says: [{ about: ['the king'], text: '“He is good,” says Somila.' }],
      otherwise: ['Somila scours.'],
    },
  },
  reactions: [
    { deeds: ['sing', 'hum'], text: 'A verse comes, and goes.' },
    { to: ['shut up'], text: 'You say it to the pots.' },
    { deeds: ['curse', 'insult', 'abuse'], to: ['you idiot'], text: 'The pots have heard worse.' },
    { deeds: ['break', 'smash'], about: ['pot'], text: 'You lift one, and set it down.' },
  ],
  nodes: {
    kitchen: {
      text: 'Forty pots. The king is at the board, and Somila at the ash.',
      people: ['king', 'somila'],
      reactions: [
        { about: ['voice'], deeds: ['call'], text: 'You call, and the voice comes back.' },
        { deeds: ['yell', 'bellow'], text: 'It goes round the court.' },
        { to: ['what would you do, Somila'], text: '“Scour,” says Somila.' },
      ],
      choices: [{ text: 'Serve the western line', target: 'end' }],
    },
    end: { text: 'The end.', choices: [] },
  },
}

const say = (text: string) => saidIn(story, text)

test('who strikes somebody is not told what they say of themself', () => {
  expect(say('slap the king')).not.toMatchObject({ kind: 'topic', answer: { of: 'topic' } })
  expect(say('tell me about being a king')).toMatchObject({ kind: 'topic', answer: { index: 0 } })
})

test('who is asked for their name answers with nothing else', () => {
  expect(say('king what is your name')).toMatchObject({ kind: 'topic', answer: { index: 1 } })
  expect(say('Somila, what is your name?')).toMatchObject({
    kind: 'topic',
    person: 'somila',
    answer: null,
  })
})

test('who is spoken to by name answers, and no other', () => {
  expect(say('king, do you like the king?')).not.toMatchObject({ person: 'somila' })
})

test('one word is not both a deed and the thing that it is done to', () => {
  expect(say('I shout')).not.toMatchObject({ kind: 'reaction', answer: { of: 'scene', index: 0 } })
  expect(say('call to the voice')).toMatchObject({ kind: 'reaction', answer: { of: 'scene' } })
})

test('a name alone is no question that the author foresaw', () => {
  expect(say('whats for dinner Somila?')).toMatchObject({
    kind: 'topic',
    person: 'somila',
    answer: null,
  })
})

test('to ask somebody for a song is not to sing', () => {
  expect(say('ask him to sing')).not.toMatchObject({ kind: 'reaction' })
  expect(say('I sing')).toMatchObject({ kind: 'reaction', answer: { of: 'story', index: 0 } })
})

test('to keep silent is not to tell others to', () => {
  expect(say('I stay silent')).not.toMatchObject({ kind: 'reaction', answer: { index: 1 } })
  expect(say('shut up')).toMatchObject({ kind: 'reaction', answer: { of: 'story', index: 1 } })
})

test('of several people the first one minds who says “you”, and nobody minds a deed', () => {
  expect(say('why do you look so tired')).toMatchObject({
    kind: 'topic',
    person: 'king',
    answer: null,
  })
  expect(say('juggle three eggs')).toMatchObject({ kind: 'detour' })
})

test('who curses in other words than the author’s is answered as one who curses', () => {
  expect(say('everybody here is a useless bastard')).toMatchObject({
    kind: 'reaction',
    answer: { of: 'story', index: 1 },
  })
})

test('what is broken is not taken for the one thing that its author thought of', () => {
  expect(say('smash the ladder')).not.toMatchObject({ kind: 'reaction' })
})

test('to weep is not to shout, though a cry is both', () => {
  expect(say('cry quietly')).not.toMatchObject({ kind: 'reaction' })
  expect(say('I yell')).toMatchObject({ kind: 'reaction', answer: { of: 'scene', index: 1 } })
})
