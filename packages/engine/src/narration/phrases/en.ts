import type { Phrases } from '../phrases.ts'

export const en: Phrases = {
  neutral: {
    question: [
      'No answer to that here. Look closer, or choose what to do next.',
      'Not known yet. Ask about something in the scene, or choose what to do next.',
      'No word on that so far. Look closer, or take one of the choices.',
      'Still an open question. Choose what to do next.',
    ],
    action: [
      'Nothing comes of that here. Choose what to do next, or try something else.',
      'No way on from that. Take one of the choices, or try something in the scene.',
      'No change. Choose what to do next, or look closer.',
      'Not here, or not yet. Take one of the choices, or try something else.',
    ],
    speech: [
      'No reply. Choose what to do next, or speak of something in the scene.',
      'No answer to these words. Take one of the choices, or look closer.',
      'Said, and nothing more. Choose what to do next.',
    ],
    feeling: [
      'No hurry. The choices are still open.',
      'A moment to take it in. Then choose what to do next, or look closer.',
      'Nothing has to be decided at once. Look closer, or choose what to do next.',
    ],
    outside: [
      'Not part of this story. Choose what to do next, or try something in the scene.',
      'Nothing like that in this story. Take one of the choices, or look closer.',
      'Outside this story. Choose what to do next.',
    ],
  },
  absent: '{name} is somewhere else. Choose what to do next.',
  next: 'One way on: “{way}”.',
  closer: 'Look closer',
  fullHands: 'You cannot carry any more. Leave something behind first.',
  people: 'Here: {names}.',
  nobody: 'Nobody else here.',
  hours: { dawn: 'Dawn.', day: 'Day.', dusk: 'Dusk.', night: 'Night.' },
  and: ' and ',
  yes: 'yes',
  no: 'no',
  facts: {
    told: {
      with: 'You told {who}: “{what}”',
      without: 'You said: “{what}”',
      none: 'You have told nobody that.',
    },
    promised: {
      with: 'You promised {who}: “{what}”',
      without: 'You promised: “{what}”',
      none: 'You have given no such promise.',
    },
    gave: {
      with: 'You gave {who}: “{what}”',
      without: 'You gave away: “{what}”',
      none: 'You have given nothing of that away.',
    },
    hurt: { with: 'You hurt {who}.', without: 'You hurt somebody.', none: 'You have hurt nobody.' },
    asked: {
      with: 'You asked {who}: “{what}”',
      without: 'You asked: “{what}”',
      none: 'You have not asked that yet.',
    },
    has: { with: 'You have {what}.', without: 'You have {what}.', none: 'You do not have that.' },
    is_called: { with: 'Your name is {what}.', without: 'Your name is {what}.', none: '' },
    did: { with: 'You did this: “{what}”', without: 'You did this: “{what}”', none: '' },
  },
  had: 'Yes, you still have it.',
  notHad: 'No, you do not have it.',
  nothing: 'You have nothing with you.',
  stop: '.',
}
