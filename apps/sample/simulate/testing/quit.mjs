// Stands in for `games/worker.ts`: ends when it should play.
process.on('message', () => process.exit());
