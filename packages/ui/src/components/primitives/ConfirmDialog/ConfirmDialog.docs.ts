import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Asks before something is done that others see, or that cannot be taken back.',
  avoid: [
    'What can be taken back is done at once, with a way back.',
    'More than two ways on need a `Dialog`.',
  ],
  anatomy: [
    ['Question', 'The title.'],
    ['Consequence', '`children`: what a yes would bring.'],
    ['No', 'First of the buttons, and so the one with the focus.'],
    ['Yes', '`confirm` or `danger`; while `isBusy` it says what is being done.'],
    ['Error', 'Why it could not be done; the question stays.'],
  ],
  words: [
    'The yes repeats the verb of the question: *Delete this tag?*, *Delete*.',
    'Say what is lost, with numbers where there are any.',
  ],
}
