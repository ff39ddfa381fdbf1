import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Asks a reader what is wrong with a story, and sends it to the editors.',
  avoid: [
    'A guest cannot report: they meet `LoginRequiredDialog` first.',
    'An editor who takes a story down meets a dialog of the review page.',
  ],
  anatomy: [
    ['Lead', 'Who reads the report, and that its author is never named.', 'form > p'],
    ['Scene', 'With `isPlayed`: what goes along by itself.', 'form > p + p'],
    ['Reason', 'One of the contract’s; the report cannot be sent without it.', 'select'],
    ['Words', 'Optional.', 'textarea'],
    ['Thanks', 'Takes the place of the form and the focus, and tells what comes next.'],
  ],
  picture: { story: 'Played' },
  words: ['The editors act, not we: *The editors have your report*.'],
}
