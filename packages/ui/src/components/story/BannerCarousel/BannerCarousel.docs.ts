import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Four things of the house, one at a time, at the head of the home page.',
  avoid: ['Stories in a row are a `StoryRow`.', 'What must be seen stands still.'],
  anatomy: [
    [
      'Switch',
      'Before the slides, as the first stop of the keyboard: stops what moves.',
      '[data-rotation-switch] button',
    ],
    ['Slide', 'Told politely once it does not move by itself.', '[aria-roledescription=slide] h2'],
    ['List', 'Every slide by name, for whoever will not wait.', 'ol'],
  ],
  picture: { story: 'ChosenFromTheList', frame: 520 },
  words: ['A title, a line, one act.'],
}
