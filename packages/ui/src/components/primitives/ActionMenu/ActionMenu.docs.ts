import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Acts on one thing, behind a button, where there is no room for theirs.',
  avoid: ['Two acts are two buttons: `Button`.', 'Links to pages stand in a list.'],
  anatomy: [
    ['Opener', 'Three dots, or `words`.', 'button[aria-haspopup]'],
    ['List', 'Letters that are typed go to the act that begins with them.'],
    ['Act', 'A drawing and a verb.'],
    ['Act that destroys', 'Last, with `isDanger`.'],
  ],
  picture: { story: 'Playground' },
  words: [
    '`label` names the thing: *More for Salt Letters*; twenty rows would else have twenty buttons called *More*.',
  ],
}
