// One connection that keeps itself alive: it says hello, hands on what comes, and tries again with growing pauses.

import { applied } from './changes'
import type { FromServer, ToServer } from './generated'
import { PROTOCOL_VERSION } from './generated'
import { dressedChange, dressedScene, type Printed } from './printed'
import type { Scene } from './scene'

export type Link = 'connecting' | 'open' | 'lost' | 'closed'

export interface Wire {
  state(link: Link, retryIn: number | null): void
  message(message: FromServer): void
  /** The last log line that the client has. */
  line(): number
  /** What is printed on the cards of the table, null as long as that is not there. */
  printed(): Printed | null
}

const FIRST_PAUSE = 0.5
const LONGEST_PAUSE = 15
const PING_EVERY = 25_000

/** The pause before the next try, in seconds: it doubles, with a little chance in it so that not all come at once. */
export function pauseAfter(tries: number, chance = Math.random()): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.75 + chance / 2)
}

export function socketAddress(location: { href: string }): string {
  const url = new URL('api/socket', location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.hash = ''
  url.search = ''
  return url.href
}

export class Socket {
  private socket: WebSocket | null = null
  private tries = 0
  private timer = 0
  private ping = 0
  /** Whether anything has come since the last ping. */
  private heard = true
  private ended = false
  private announced: number | null = null
  /** The last scene of this connection: what comes next may tell only what is different from it. */
  private scene: Scene | null = null
  /** What is printed on cards, where this connection has said that it need not be sent. */
  private printed: Printed | null = null

  constructor(
    private readonly table: string,
    private token: string,
    private readonly owner: string,
    private readonly name: string,
    private readonly wire: Wire,
  ) {
    this.connect()
    window.addEventListener('online', this.now)
  }

  private connect(): void {
    this.wire.state('connecting', null)
    const socket = new WebSocket(socketAddress(window.location))
    this.socket = socket
    socket.onopen = () => {
      if (socket !== this.socket) return
      this.printed = this.wire.printed()
      this.scene = null
      const hello: ToServer = {
        type: 'hello',
        protocol: PROTOCOL_VERSION,
        table: this.table,
        token: this.token,
        line: this.wire.line(),
        changes: true,
        cards: this.printed !== null,
      }
      if (this.owner) hello['owner'] = this.owner
      if (this.name) hello['name'] = this.name
      socket.send(JSON.stringify(hello))
    }
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(event.data)
    }
    socket.onclose = () => this.lost(socket)
  }

  /** A ping, or a new connection where the last ping was not answered: after sleep, or with another network, a dead one looks open. */
  private beat = (): void => {
    if (!this.heard) return this.again()
    this.heard = false
    this.send({ type: 'ping' })
  }

  private receive(data: unknown): void {
    this.heard = true
    let message: FromServer
    try {
      message = JSON.parse(String(data)) as FromServer
    } catch {
      return
    }
    if (message.type === 'welcome') {
      this.tries = 0
      this.wire.state('open', null)
      window.clearInterval(this.ping)
      this.ping = window.setInterval(this.beat, PING_EVERY)
    }
    if (message.type === 'changes') {
      if (!this.scene) return
      const change = this.printed ? dressedChange(message.scene, this.printed) : message.scene
      message = { ...message, type: 'scene', scene: applied(this.scene, change) }
    } else if (message.type === 'scene' && this.printed) {
      message = { ...message, scene: dressedScene(message.scene, this.printed) }
    }
    if (message.type === 'scene') this.scene = message.scene
    if (message.type === 'closing') this.announced = message.again
    this.wire.message(message)
  }

  private lost(socket: WebSocket): void {
    if (this.ended || socket !== this.socket) return
    window.clearInterval(this.ping)
    const pause = Math.max(pauseAfter(this.tries), this.announced ?? 0)
    this.announced = null
    this.tries += 1
    this.wire.state('lost', pause)
    window.clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.connect(), pause * 1000)
  }

  /** Try again at once. */
  now = (): void => {
    if (!this.ended && this.socket?.readyState !== WebSocket.OPEN) this.again()
  }

  private again(): void {
    window.clearTimeout(this.timer)
    this.tries = 0
    this.drop()
    this.connect()
  }

  /** The connection is given up: nothing that it still says counts. */
  private drop(): void {
    const old = this.socket
    this.socket = null
    window.clearInterval(this.ping)
    old?.close()
  }

  /** From now on the seat is held by another token. */
  rekey(token: string): void {
    this.token = token
  }

  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** The end: nothing is tried any more. */
  close(): void {
    this.ended = true
    window.clearTimeout(this.timer)
    window.removeEventListener('online', this.now)
    this.drop()
    this.wire.state('closed', null)
  }
}
