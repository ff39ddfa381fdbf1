import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Acts on one thing, behind a button, where there is no room for theirs.',
  avoid: ['Two acts are two buttons: `Button`.', 'Links to pages stand in a list.'],
  anatomy: [
    ['Opener', 'Three dots, or `words`.', 'button[aria-haspopup]'],
    ['List', 'Letters that are typed go to the act that begins with them.', '[role=menu]'],
    ['Act', 'A drawing and a verb.', '[role=menuitem]'],
    ['Act that destroys', 'Last, with `isDanger`.', '[role=menuitem]:last-of-type'],
  ],
  picture: { story: 'Open', frame: 240 },
  words: [
    '`label` names the thing: *More for Salt Letters*; twenty rows would else have twenty buttons called *More*.',
  ],
}
