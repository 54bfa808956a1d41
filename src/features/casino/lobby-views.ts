/** Parts of the lobby that can be shown alone. */
export const lobbyViews = ['last', 'favourites', 'popular', 'new', 'all'] as const;
export type LobbyView = (typeof lobbyViews)[number];

export const isLobbyView = (value: unknown): value is LobbyView => lobbyViews.some((view) => view === value);
