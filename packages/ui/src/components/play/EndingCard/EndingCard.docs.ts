import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'How a playthrough ended, and every way on from there.',
  avoid: ['A mark in the log is a `LogEntry`.'],
  anatomy: [
    ['Picture', 'Of the ending, or the cover.', 'img'],
    ['Title', 'The h1, and the name of the card.', 'h1'],
    ['Last words', 'As the storyteller told them.', 'h1 + p'],
    ['Counts', 'Scenes, turns, what was won.', 'dl'],
    ['What you did', 'The turns that led here, each a way back.', 'section'],
    ['Shelf', 'All endings: those found by name, the others veiled.', 'ol'],
  ],
  picture: { story: 'WithCodex', frame: 900 },
  words: ['What was done is told in the past and in the second person.'],
}
