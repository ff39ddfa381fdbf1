import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Ways on that the author wrote, to be taken by a press or by the keys 1 to 9.',
  avoid: [
    'What a player says in words is typed in the `CommandPanel`.',
    'One of a few settings is a `RadioGroup`.',
  ],
  anatomy: [
    ['Choice', 'A button as wide as the text.', 'button'],
    ['Key', 'Its number on the keyboard, silent.', 'button:last-child > span'],
    ['Words', 'In the language of the story.', 'button:last-child > span + span'],
    ['Chance', 'Where it can fail, how likely it is not to.', 'button small'],
    ['Price', 'At the far end, in one column.', 'button > small'],
  ],
  picture: { story: 'MayFail' },
  pairs: [
    {
      do: {
        args: { choices: ['Give her the letter', 'Keep it, and say that the post was late'] },
        why: 'What is chosen is written into the log as what the player did, and has to make sense there a week later.',
      },
      dont: {
        args: { choices: ['Yes', 'No'] },
        why: 'The log then reads *Yes*. The storyteller, which is told the last turns, does not know to what either.',
      },
    },
  ],
  words: ['An act of the player, in a clause: *Climb the wall*.'],
}
