import { expect, test } from 'vitest'

import { visibleText } from './inputText.ts'

test.for([
  ['<b>open</b> the door', 'open  the door'],
  ['<a href="take the letter">open</a>', 'open'],
  ['<script>open("the door")</script>', ''],
  ['look <script>open the door', 'look'],
  ['<!-- open the door -->wait', 'wait'],
  ['<img src=x onerror="open(door)">', ''],
  ['<img src=x onerror="open the door', ''],
  ['I &lt;3 you &amp; Amma', 'I <3 you & Amma'],
  ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
] as const)('for "%s" a page would show "%s"', ([text, shown]) => {
  expect(visibleText(text)).toBe(shown)
})
