/** Inputs that could slow down parsers when repeated. */
export const BOMBS: readonly (readonly [file: string, piece: string])[] = [
  ['page.html', '<!--'],
  ['page.html', '<div>'],
  ['page.html', '<div "'],
  ['page.html', '<tw-storydata '],
  ['page.html', '<script>'],
  ['a.twee', '<!--'],
  ['a.twee', '<div>'],
  ['a.twee', '<a data-passage='],
  ['a.twee', '[img['],
  ['a.twee', '{embed image:  '],
  ['a.twee', '<img src=a.png>'],
  ['a.twee', '{&a|b}'],
  ['a.twee', '[[a]['],
  ['a.twee', '<<linkreplace "a">>'],
  ['a.twee', '/*'],
  ['a.twee', '@@.a;'],
  ['a.twee', "''a"],
]

export const FORMAT_BOMBS: readonly (readonly [format: string, piece: string])[] = [
  ['SugarCube', '{{{'],
  ['SugarCube', '<nowiki>'],
  ['SugarCube', '""" '],
  ['SugarCube', '\\   '],
  ['SugarCube', '<<timed 1s>>'],
  ['SugarCube', '<<if $a>>'],
  ['SugarCube', '<<a '],
  ['SugarCube', '<<a ">>"'],
  ['SugarCube', '<<a \\"'],
  ['Harlowe', '`a ``'],
  ['Harlowe', '**a'],
  ['Harlowe', '(str: '],
  ['Harlowe', '(str: \\")'],
  ['Harlowe', '(if: $a)['],
  ['Chapbook', ' _a'],
  ['Chapbook', '[if a]\n'],
  ['Snowman', '# '],
]

export const tweeOf = (format: string, passages: string): string =>
  `:: StoryData\n${JSON.stringify({ format, start: 'Start' })}\n\n${passages}`
