const isFont = (node: Node | null) => node?.nodeName === 'FONT'

/**
 * Keeps React working on a page that the browser translates. Call it once, before React starts.
 *
 * A translator replaces each text node by `font` elements. React still holds the text node: it throws when it
 * removes that node or inserts something before it, and what it writes there is never seen
 * (https://github.com/facebook/react/issues/11538). So an observer records which element replaced which text node,
 * and the methods that React calls act on that element instead. When React writes to a replaced text node, the node
 * comes back, and the translator translates it anew. Nothing changes on a page that nobody translates.
 * @returns Function that returns true if a translator has changed the page.
 */
export function patchDomForTranslation(): () => boolean {
  const { appendChild, insertBefore, removeChild } = Node.prototype
  /** What stands on the page in place of a removed node. */
  const replacements = new WeakMap<Node, ChildNode>()
  /** `font` elements whose text node the translator has yet to remove. */
  const inserted = new WeakSet<Node>()
  let isTranslated = document.body.querySelector('font') !== null

  function readRemoved(
    removed: Node,
    { addedNodes, previousSibling, nextSibling }: MutationRecord,
  ) {
    const beside = [...addedNodes, previousSibling, nextSibling]
    const replacement = isFont(removed)
      ? addedNodes[0]
      : beside.find((node) => node && isFont(node) && inserted.has(node))
    if (!replacement) return
    replacements.set(removed, replacement as ChildNode)
    inserted.delete(replacement)
    // The page is observed below `body` only; React may write to the removed node from now on.
    observer.observe(removed, { characterData: true })
  }

  function read(records: readonly MutationRecord[]) {
    for (const record of records) {
      if (record.type === 'characterData') restore(record.target)
      for (const added of record.addedNodes) {
        replacements.delete(added)
        if (!isFont(added)) continue
        inserted.add(added)
        isTranslated = true
      }
      for (const removed of record.removedNodes) readRemoved(removed, record)
    }
  }

  const observer = new MutationObserver(read)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })

  /** Returns what stands for the node: the node itself if nothing replaced it. */
  function standInOf(node: Node): Node {
    const replacement = replacements.get(node)
    return replacement ? standInOf(replacement) : node
  }

  /** Puts a text node back that React has written to. */
  function restore(text: Node) {
    const standIn = standInOf(text)
    if (standIn !== text && !text.isConnected) standIn.parentNode?.replaceChild(text, standIn)
  }

  /** Returns what React means by a child: the child, its replacement, or the `font` that it was moved into. */
  function childIn(parent: Node, child: Node): Node | null {
    if (child.parentNode === parent) return child
    read(observer.takeRecords())
    let node: Node | null = standInOf(child)
    while (node && node.parentNode !== parent)
      node = isFont(node.parentNode) ? node.parentNode : null
    // Errors of our own still throw while nobody translates.
    return node ?? (isTranslated ? null : child)
  }

  /** Removes the replacement of a text node that React moves elsewhere. */
  function takeBack(node: Node) {
    if (!(node instanceof Text) || node.isConnected) return
    read(observer.takeRecords())
    const standIn = standInOf(node)
    if (standIn !== node) standIn.parentNode?.removeChild(standIn)
  }

  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      const found = childIn(this, child)
      if (found) removeChild.call(this, found)
      return child
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      takeBack(node)
      return insertBefore.call(this, node, before && childIn(this, before))
    },
    appendChild(this: Node, node: Node) {
      takeBack(node)
      return appendChild.call(this, node)
    },
  })

  return () => {
    read(observer.takeRecords())
    return isTranslated
  }
}
