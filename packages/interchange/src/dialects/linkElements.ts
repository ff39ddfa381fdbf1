/** `<a data-passage="name">words</a>`, with a setter or none. */
const ANCHOR =
  /<a\b(?=[^<>]{0,300}\bdata-passage\s*=)([^<>]{0,300})>((?:(?!<\/?a\b)[^]){0,300}?)<\/a\s*>/giu
/** `[img[picture][passage][setter]]`, with a title before the picture or none. */
const IMAGE =
  /\[[<>]?img\[([^[\]\n]{0,500})\](?:\[([^[\]\n]{0,300})\])?(?:\[([^[\]\n]{0,300})\])?\]/giu

/** Links of SugarCube that are written as elements or pictures, as the links that they are. */
export function linkElements(text: string, onPicture: (place: number) => void): string {
  return text
    .replaceAll(ANCHOR, (found: string, attributes: string, words: string) => {
      const target = attributeOf(attributes, 'data-passage')
      const label = words.replace(/<[^<>]*>/gu, '').trim() || target
      return target === ''
        ? found
        : link(label, target, attributeOf(attributes, 'data-setter'), found)
    })
    .replaceAll(
      IMAGE,
      (found: string, picture: string, ...rest: (string | number | undefined)[]) => {
        const [target = '', setter = '', place = 0] = rest
        onPicture(Number(place))
        const [title = ''] = picture.includes('|') ? picture.split('|') : []
        const kept = found.replace(/[^\n]/gu, '')
        return target === ''
          ? kept
          : link(title.trim() || String(target), String(target), String(setter), found)
      },
    )
}

function link(label: string, target: string, setter: string, found: string): string {
  const lines = found.replace(/[^\n]/gu, '')
  const words = label.replace(/\s+/gu, ' ').replaceAll(/\[|\]/gu, '')
  return `[[${words}->${target}]${setter === '' ? '' : `[${setter}]`}]${lines}`
}

/** The value of an element's attribute; blank where it has none. */
export function attributeOf(attributes: string, name: string): string {
  const found = new RegExp(`${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, 'iu').exec(
    attributes,
  )
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? ''
}
