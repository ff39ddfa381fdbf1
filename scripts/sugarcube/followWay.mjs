/**
 * Takes a way in a page that SugarCube runs, from the beginning of the story; the first scene that
 * tells or offers something else, or null. It runs in the page and may use nothing around it.
 */
export function followWay(way) {
  const { document, sessionStorage } = globalThis
  const words = (text) => text.replace(/\s+/gu, '')
  // A label is written without angle brackets: SugarCube would take them for its own.
  const label = (text) => words(text).replaceAll('<', '‹').replaceAll('>', '›')
  const current = () => document.querySelector('#passages .passage:not(.passage-out)')
  for (const [scene, { text, choices, taken }] of way.entries()) {
    const told = current().cloneNode(true)
    const links = [...current().querySelectorAll('a.link-internal')]
    const offered = links.map((link) => label(link.textContent))
    for (const link of told.querySelectorAll('a.link-internal')) link.remove()
    const wanted = choices.map(label)
    const [is, was] = [words(told.textContent), words(text)]
    if (is !== was) {
      const at = [...was].findIndex((sign, place) => sign !== [...is][place])
      const around = (side) => [...side].slice(Math.max(0, at - 30), at + 30).join('')
      return { scene, what: 'text', sugarcube: around(is), ours: around(was) }
    }
    if (JSON.stringify(offered) !== JSON.stringify(wanted)) {
      return { scene, what: 'choices', sugarcube: offered, ours: wanted }
    }
    if (taken >= 0) links[taken].click()
  }
  // Else the next way goes on where this one ended.
  sessionStorage.clear()
  return null
}
