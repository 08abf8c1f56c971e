// Ferry's board: two quays to load from, a boat for each crew, and the shore. docs/adding-a-game.md says what it is given.

const make = (tag, name, ...inside) => {
  const element = Object.assign(document.createElement(tag), { className: name })
  element.append(...inside)
  return element
}
const crates = (weights, unseen = 0) => [...weights, ...Array(unseen).fill('?')].map((n) => make('b', 'crate', n))

export function board(target, props) {
  let now = props
  const style = Object.assign(make('link', ''), { rel: 'stylesheet', href: new URL('board.css', import.meta.url).href })
  const quays = props.view.board.quays.map((_, n) => {
    const quay = make('button', 'quay')
    quay.dataset.ref = `quay:${n + 1}`
    quay.onclick = () => now.onref(quay.dataset.ref)
    return quay
  })
  const boats = props.names.map(() => make('section', 'boat'))
  const shore = make('p', 'shore')
  target.append(style, make('div', 'ferry', make('div', 'quays', ...quays), make('div', 'boats', ...boats), shore))

  function update(next) {
    now = next
    const { view: { board }, names, can, selected, say } = now
    quays.forEach((quay, n) => {
      quay.textContent = say('ferry-board-quay', { quay: n + 1, n: board.quays[n] })
      quay.toggleAttribute('data-can', can.has(quay.dataset.ref))
      quay.ariaPressed = selected.has(quay.dataset.ref)
    })
    boats.forEach((boat, seat) => {
      const head = make('h3', '', `${say(`ferry-role-${board.crews[seat]}`)}, ${names[seat]}: ${board.score[seat]}`)
      boat.replaceChildren(head, make('p', '', ...crates(board.boats[seat].weights, board.boats[seat].unseen)))
    })
    shore.replaceChildren(say('ferry-board-shore'), ...crates(board.shore))
  }
  update(props)
  return { update, destroy: () => target.replaceChildren() }
}
