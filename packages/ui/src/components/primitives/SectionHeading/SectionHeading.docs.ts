import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'The title of a row or a part of a page, with what belongs to the whole of it.',
  avoid: ['A title alone is a `Heading`.', 'A matter of the account is a `SettingsSection`.'],
  anatomy: [
    ['Title', 'An h2; with `href` it leads to the whole list.', 'h2'],
    ['Hint', 'A `Tooltip` on what the row holds.', 'h2 + span button'],
    ['Line', 'Silent.', 'span[aria-hidden]'],
    ['Controls', 'Buttons for all of the row.', 'span[aria-hidden] + div'],
  ],
  picture: { story: 'WithHintAndControls' },
  pairs: [
    {
      do: {
        args: { title: 'River Tales' },
        why: 'Buttons of the row repeat it: *Previous in River Tales*.',
      },
      dont: {
        args: { title: 'Discover our wonderful River Tales' },
        why: 'Three buttons now begin *Stop moving Discover our wonderful*; a list of headings, which is walked by first letters, has five under D.',
      },
    },
  ],
  words: ['A noun, as the catalogue has it.'],
}
