import { productLines } from './productLines.ts'

export function Microcopy() {
  return Object.entries(productLines).map(([place, lines]) => (
    <section key={place}>
      <h3>{place}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Words</th>
            <th scope="col">Shown by</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ words, shownBy, when }) => (
            <tr key={words}>
              <td>{words}</td>
              <td>{shownBy}</td>
              <td>{when}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ))
}
