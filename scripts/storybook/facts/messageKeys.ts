import ts from 'typescript'

const HOOK = /^use(?:Account|Authoring|Landing|Play|Settings)?Messages$/

type Aliases = Map<string, readonly string[]>

/** Where in the catalogues an expression points; undefined where it points elsewhere. */
function pathOf(node: ts.Expression, aliases: Aliases): readonly string[] | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    const before = pathOf(node.expression, aliases)
    return before && [...before, node.name.text]
  }
  if (ts.isCallExpression(node)) return HOOK.test(node.expression.getText()) ? [] : undefined
  if (!ts.isIdentifier(node)) return undefined
  return node.text === 'adminMessages' ? ['adminMessages'] : aliases.get(node.text)
}

function name(binding: ts.BindingName, path: readonly string[], aliases: Aliases) {
  if (ts.isIdentifier(binding)) {
    aliases.set(binding.text, path)
    return
  }
  for (const element of binding.elements) {
    if (!ts.isBindingElement(element) || element.dotDotDotToken) continue
    const key = (element.propertyName ?? element.name).getText()
    name(element.name, [...path, key], aliases)
  }
}

/** Places in the catalogues that a file reads, as `play.act`; whole areas are among them. */
export function messageKeysIn(text: string): readonly string[] {
  const source = ts.createSourceFile('piece.tsx', text, ts.ScriptTarget.Latest, true)
  const aliases: Aliases = new Map()
  const found = new Set<string>()
  const walk = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const path = pathOf(node.initializer, aliases)
      if (path) name(node.name, path, aliases)
    }
    if (ts.isPropertyAccessExpression(node) || ts.isIdentifier(node)) {
      const path = pathOf(node, aliases)
      if (path) found.add(path.join('.'))
    }
    ts.forEachChild(node, walk)
  }
  walk(source)
  return [...found]
}
