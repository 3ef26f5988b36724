"""The sky over the house, at four hours. The same four for every picture, so that they belong together."""

import math
from dataclasses import dataclass

import bpy


@dataclass(frozen=True)
class Hour:
    """`bearing`: where the sun stands, in degrees clockwise from north; `height` above the horizon in degrees.

    `sun` scales its disc against the sky, `sky` the whole; `haze` is the amount of dust. A `painted` sky is a gradient instead of
    a computed one: the computed one ends after sunset in a hard orange band.
    """

    bearing: float
    height: float
    sun: float
    sky: float
    haze: float
    painted: bool = False


HOURS = {
    "morning": Hour(bearing=104, height=26, sun=0.8, sky=0.105, haze=0.35),
    "noon": Hour(bearing=212, height=56, sun=0.8, sky=0.08, haze=0.35),
    "sunset": Hour(bearing=258, height=7, sun=1.3, sky=0.26, haze=2.0),
    "dusk": Hour(bearing=262, height=-2.5, sun=0.0, sky=4.0, haze=1.4, painted=True),
}

# The blue hour by the sine of the height above the horizon, in linear light before `sky` scales it: towards where the sun went
# down peach, then rose, then blue-violet; on the other side a faint rose belt over the earth's own shadow.
AFTERGLOW = (
    (0.0, (0.36, 0.17, 0.1)),
    (0.05, (0.355, 0.19, 0.13)),
    (0.12, (0.285, 0.178, 0.18)),
    (0.23, (0.18, 0.148, 0.215)),
    (0.38, (0.115, 0.13, 0.215)),
    (0.64, (0.07, 0.09, 0.15)),
    (1.0, (0.031, 0.039, 0.066)),
)
NIGHTWARD = (
    (0.0, (0.085, 0.09, 0.14)),
    (0.07, (0.115, 0.1, 0.145)),
    (0.16, (0.13, 0.115, 0.165)),
    (0.3, (0.105, 0.11, 0.17)),
    (0.45, (0.085, 0.1, 0.165)),
    (0.7, (0.055, 0.068, 0.118)),
    (1.0, (0.031, 0.039, 0.066)),
)


def sky_color(tree, hour, towards=None, disc=False):
    """The sky's colour as a node output in `tree`; `towards` is an output with the direction one looks, by default the ray's own."""
    nodes, links = tree.nodes, tree.links
    if not hour.painted:
        sky = nodes.new("ShaderNodeTexSky")
        sky.sky_type = "NISHITA"
        sky.sun_elevation = math.radians(hour.height)
        # Blender turns the sun clockwise from +y, which is our north.
        sky.sun_rotation = math.radians(hour.bearing)
        sky.sun_disc = disc and hour.sun > 0
        sky.sun_intensity = hour.sun
        sky.sun_size = math.radians(0.9)
        sky.dust_density = hour.haze
        sky.altitude = 20
        if towards:
            links.new(towards, sky.inputs["Vector"])
        return sky.outputs["Color"]
    if not towards:
        towards = nodes.new("ShaderNodeTexCoord").outputs["Generated"]
    level = nodes.new("ShaderNodeVectorMath")
    level.operation = "NORMALIZE"
    links.new(towards, level.inputs[0])
    height = nodes.new("ShaderNodeSeparateXYZ")
    links.new(level.outputs[0], height.inputs[0])
    side = nodes.new("ShaderNodeVectorMath")
    side.operation = "DOT_PRODUCT"
    side.inputs[1].default_value = (math.sin(math.radians(hour.bearing)), math.cos(math.radians(hour.bearing)), 0)
    links.new(level.outputs[0], side.inputs[0])
    share = nodes.new("ShaderNodeMapRange")
    share.interpolation_type = "SMOOTHSTEP"
    share.inputs["From Min"].default_value = -0.5
    links.new(side.outputs["Value"], share.inputs["Value"])
    both = nodes.new("ShaderNodeMixRGB")
    links.new(share.outputs[0], both.inputs["Fac"])
    for stops, socket in ((NIGHTWARD, "Color1"), (AFTERGLOW, "Color2")):
        ramp = nodes.new("ShaderNodeValToRGB")
        ramp.color_ramp.interpolation = "B_SPLINE"
        elements = ramp.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (at, color) in zip(elements, stops):
            element.position = at
            element.color = (*color, 1)
        links.new(height.outputs["Z"], ramp.inputs["Fac"])
        links.new(ramp.outputs["Color"], both.inputs[socket])
    # No light from below the horizon.
    above = nodes.new("ShaderNodeMapRange")
    above.inputs["From Min"].default_value = -0.25
    above.inputs["From Max"].default_value = -0.02
    links.new(height.outputs["Z"], above.inputs["Value"])
    shown = nodes.new("ShaderNodeMixRGB")
    shown.blend_type = "MULTIPLY"
    shown.inputs["Fac"].default_value = 1.0
    links.new(both.outputs[0], shown.inputs["Color1"])
    links.new(above.outputs[0], shown.inputs["Color2"])
    return shown.outputs[0]


def set_light(name):
    hour = HOURS[name]
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world["hour"] = name
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes["Background"]
    background.inputs["Strength"].default_value = hour.sky
    tree.links.new(sky_color(tree, hour, disc=True), background.inputs["Color"])
    # Small windows catch the sky's light sooner when the sky is sampled as a lamp.
    world.cycles.sampling_method = "AUTOMATIC"
    return hour


def add_portal(center, size, towards):
    """A window's opening, told to the renderer so that light through it is found at once.

    `center` in metres, `size` (width, height), `towards` the horizontal direction into the room.
    """
    data = bpy.data.lights.new("portal", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.cycles.is_portal = True
    lamp = bpy.data.objects.new("portal", data)
    bpy.context.collection.objects.link(lamp)
    lamp.location = center
    # An area lamp shines along its own -z.
    lamp.rotation_euler = (math.pi / 2, 0, math.atan2(towards[1], towards[0]) - math.pi / 2)
    return lamp


def add_lamp(at, watts, color=(1.0, 0.72, 0.42), radius=0.04):
    """A warm bulb without a body."""
    data = bpy.data.lights.new("lamp", "POINT")
    data.energy = watts
    data.color = color
    data.shadow_soft_size = radius
    lamp = bpy.data.objects.new("lamp", data)
    bpy.context.collection.objects.link(lamp)
    lamp.location = at
    return lamp
