export interface PassagePicture {
  source: string
  alt: string
}

const ELEMENT = /<img\b([^<>]{1,1000})>/iu
const SUGARCUBE =
  /\[[<>]?img\[([^[\]\n]{1,500})\](?:\[([^[\]\n]{0,300})\])?(?:\[[^[\]\n]{0,300}\])?\]/iu
const CHAPBOOK = /\{embed image\s{0,20}:([^{}\n]{1,1000})\}/iu

/** Extracts the first picture of a passage. A picture inside a link remains a link. */
export function extractPicture(text: string): { text: string; picture: PassagePicture | null } {
  const found = [
    pictureIn(ELEMENT.exec(text), (inner) => [
      attributeOf(inner, 'src'),
      attributeOf(inner, 'alt') || attributeOf(inner, 'title'),
    ]),
    pictureIn(SUGARCUBE.exec(text), (inner) => inner.split('|').toReversed()),
    pictureIn(CHAPBOOK.exec(text), (inner) =>
      [...inner.matchAll(/(["'])(.*?)\1/gu)].map(([, , words = '']) => words),
    ),
  ].filter((one) => one !== null)
  const [first] = found.toSorted((one, other) => one.at - other.at)
  if (!first) return { text, picture: null }
  const { at, whole, target, picture } = first
  const link = target ? `[[${picture.alt || target}->${target}]]` : ''
  return { text: text.slice(0, at) + link + text.slice(at + whole.length), picture }
}

function pictureIn(
  match: RegExpExecArray | null,
  partsOf: (inner: string) => (string | undefined)[],
) {
  if (!match) return null
  const [whole, inner = '', target = ''] = match
  const [source = '', alt = ''] = partsOf(inner)
  const isComputed = /^\s*[$_`(]|[{}<>]/u.test(source)
  if (source.trim() === '' || isComputed) return null
  return { at: match.index, whole, target, picture: { source: source.trim(), alt: alt.trim() } }
}

export function attributeOf(attributes: string, name: string): string {
  const found = new RegExp(
    `(?<![\\w-])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`,
    'iu',
  ).exec(attributes)
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? ''
}
