import { tweeOf } from './bombs.ts'

export const SAMPLES: Readonly<Record<string, readonly { name: string; text: string }[]>> = {
  harlowe: [
    {
      name: 'ferry.twee',
      text: tweeOf(
        'Harlowe',
        `:: Start\n(set: $lamp to true)The //ferry// is **late**. (if: $lamp is "(on)")[Your lamp burns.](else:)[It is dark.]\n<img src="ferry.png" alt="A ferry">\n* [[Wait for it->Deck]]\n\n:: Deck [dark]\n\\:: planks\nStep [[aboard|Start]] or (link-goto: "stay", "Start").`,
      ),
    },
  ],
  sugarcube: [
    {
      name: 'well.twee',
      text: tweeOf(
        'SugarCube',
        `:: StoryInit\n<<set $rope to 0>>\n\n:: Start\nMeera looks into the well. @@.low;<<if $rope gte 1>>Tied.<<else>>Deep.<</if>>@@\n<<link "Tie" "Start">><<set $rope++>><</link>> [[Climb->Hall][$rope to 2]] {{{[[raw]]}}}\n<a data-passage="Hall" data-setter="$a to 1">down</a> [img[Hall|hall.png][Hall]]\n\n:: Hall\nA hall. <button onclick="go()">Go</button> &eacute;`,
      ),
    },
  ],
  chapbook: [
    {
      name: 'market.twee',
      text: tweeOf(
        'Chapbook',
        ":: Start\ncoins: 3\n--\n# Market\n[if coins > 2]\nYou have {coins}.\n[continue]\n> [[Buy->Mango]]\n\n:: Mango\n{embed image: 'mango.png', alt: 'A mango'} _Sweet_ [web](https://example.org).",
      ),
    },
  ],
  snowman: [
    {
      name: 'door.twee',
      text: tweeOf(
        'Snowman',
        ':: Start\n<% s.a = 1 %>\n- A [[door->Hall]] <a href="javascript:story.show(\'Hall\')">in</a>\n\n:: Hall\n__Dark__.',
      ),
    },
  ],
  twine: [
    {
      name: 'page.html',
      text: '<html><body><tw-storydata name="The &amp; Garden" startnode="2" format="Harlowe"><style>b {}</style><script>go()</script><tw-passagedata pid="1" name="Gate" tags="a b">The gate &amp;amp; lock.</tw-passagedata><tw-passagedata pid="2" name="Bench">A bench. [[Gate]]</tw-passagedata></tw-storydata></body></html>',
    },
  ],
  ink: [
    {
      name: 'tale/main.ink',
      text: '# title: Hall\nINCLUDE hall.ink\nDawn. {~one|two}\n+ [In] -> hall\n',
    },
    { name: 'tale/hall.ink', text: 'VAR lamp = 1\n=== hall\nA hall. {lamp > 0: Lit.} -> END\n' },
  ],
}
