import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'Lets somebody act: take a turn, send a form, open a dialog. It presses by pointer, touch, Enter and Space, and stays where it is while the act is being carried out.',
  avoid: [
    'What only leads to another page is a `Link`, or a `ButtonLink` where it should look like a button.',
    'Where there is room for a drawing only, take `IconButton`, which asks for a name.',
    'What turns something on or off at once is a `Switch`.',
  ],
  anatomy: [
    [
      'Slab',
      'The whole button; `primary`, `confirm` and `danger` are filled and have a second line three pixels in.',
      'button',
    ],
    [
      'Icon',
      'One of ours by its name, or an element of your own, before the words.',
      'button > svg',
    ],
    [
      'Label',
      'What a press does. While `isBusy`, `busyLabel` stands in its place.',
      'button > svg + span',
    ],
    [
      'Detail',
      'Quieter words after the label, such as a price; a part of the accessible name.',
      'button > span + span',
    ],
    ['Reason', 'Why it is disabled: not seen, read as its description.'],
  ],
  picture: { story: 'WithPrice', args: { icon: 'play' } },
  pairs: [
    {
      do: {
        story: 'WithPrice',
        why: 'The name begins with the verb: whoever speaks to a computer says “click Act”, and a list of buttons tells what before how much.',
      },
      dont: {
        args: { children: '1 XP: Act', variant: 'secondary' },
        why: 'Every paid button now begins with a number: typing A in a list of buttons no longer goes to Act, and the number changes with the price.',
      },
    },
    {
      do: {
        args: { variant: 'danger', children: 'Delete account' },
        why: 'Read alone, and translated alone, it still says what is going to be lost.',
      },
      dont: {
        args: { variant: 'danger', children: 'Yes' },
        why: 'Whoever translates sees the word without its question; and a question put the other way round turns its meaning.',
      },
    },
  ],
  words: [
    'A verb first: *Save Changes*, *Publish*. While busy, what is being done: *Saving...*.',
    'One `primary` button a region. `confirm` says yes to what others will see; `danger` destroys.',
    'A disabled button says why in `reason`; better, let it be pressed and answer.',
    'A price follows the words, so that the name begins with them.',
  ],
}
