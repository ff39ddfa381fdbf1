import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Asks before something is done that others see, or that cannot be taken back.',
  avoid: [
    'What can be taken back is done at once, with a way back.',
    'More than two ways on need a `Dialog`.',
  ],
  anatomy: [
    ['Question', 'The title.', 'h2'],
    ['Consequence', '`children`: what a yes would bring.', 'h2 + div'],
    ['No', 'First of the buttons, and so the one with the focus.', 'section button'],
    [
      'Yes',
      '`confirm` or `danger`; while `isBusy` it says what is being done.',
      'section button + button',
    ],
    ['Error', 'Why it could not be done; the question stays.', '[role=alert]'],
  ],
  picture: { story: 'Failed' },
  pairs: [
    {
      do: {
        story: 'Asked',
        why: 'What the yes brings stands before the buttons, and is read with the question; the yes repeats its verb.',
      },
      dont: {
        story: 'AskedVaguely',
        why: 'Asked like this every time, people press without reading; and *OK* to what?',
      },
    },
  ],
  words: [
    'The yes repeats the verb of the question: *Delete this tag?*, *Delete*.',
    'Say what is lost, with numbers where there are any.',
  ],
}
