// The time of day, for what is told of the past: it goes on every few seconds.

class Clock {
  now = $state(Date.now())

  constructor() {
    window.setInterval(() => (this.now = Date.now()), 5000)
  }
}

export const clock = new Clock()
